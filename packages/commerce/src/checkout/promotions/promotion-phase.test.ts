import { expect, it } from "vitest";
import { promotionPhase } from "./promotion-phase.ts";

const startsAt = "2026-12-01T00:00:00.000Z";
const endsAt = "2027-03-01T00:00:00.000Z";

it("a promotion begins at its first instant and is over at its last", () => {
  const cases = [
    ["2026-11-30T23:59:59.999Z", "upcoming"],
    [startsAt, "running"],
    ["2027-02-28T23:59:59.999Z", "running"],
    [endsAt, "ended"],
  ] as const;
  for (const [now, phase] of cases)
    expect(promotionPhase({ startsAt, endsAt }, new Date(now)), now).toBe(phase);
});

it("without times it goes on", () => {
  expect(promotionPhase({ startsAt: null, endsAt: null }, new Date(0))).toBe("running");
});
