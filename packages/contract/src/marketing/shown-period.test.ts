import { expect, it } from "vitest";
import { isShownAt } from "./shown-period.ts";

const startsAt = "2026-11-27T00:00:00.000Z";
const endsAt = "2026-12-01T00:00:00.000Z";

it("is shown from its start until its end, and always where both are open", () => {
  expect(isShownAt({}, new Date())).toBe(true);
  expect(isShownAt({ startsAt, endsAt }, new Date("2026-11-26T23:59:59Z"))).toBe(false);
  expect(isShownAt({ startsAt, endsAt }, new Date(startsAt))).toBe(true);
  expect(isShownAt({ startsAt, endsAt }, new Date("2026-11-30T23:59:59Z"))).toBe(true);
  expect(isShownAt({ startsAt, endsAt }, new Date(endsAt))).toBe(false);
  expect(isShownAt({ endsAt }, new Date("2020-01-01T00:00:00Z"))).toBe(true);
});
