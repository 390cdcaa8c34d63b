import { expect, it } from "vitest";
import type { ActivatedRight } from "./activated-right.ts";
import { rejectRight } from "./reject-right.ts";

const now = new Date("2026-05-01T12:00:00Z");
const licence: ActivatedRight = {
  kind: "licence",
  id: 1,
  seats: 3,
  pid: "AT-PRO",
  upgradedAt: null,
  revokedAt: null,
};

it("a licence may be used until it is returned or replaced", () => {
  expect(rejectRight(licence, now)).toBeUndefined();
  expect(rejectRight({ ...licence, upgradedAt: now }, now)).toBe("licenceUpgraded");
  expect(rejectRight({ ...licence, revokedAt: now }, now)).toBe("licenceRevoked");
  expect(rejectRight({ ...licence, upgradedAt: now, revokedAt: now }, now)).toBe("licenceRevoked");
});

it("a plan may be used until the instant that was paid for", () => {
  const until = (entitledUntil: Date): ActivatedRight => ({
    kind: "plan",
    id: 1,
    seats: 3,
    path: "unlimited",
    state: "canceled",
    entitledUntil,
    nextChargeAt: null,
  });
  expect(rejectRight(until(new Date(now.getTime() + 1)), now)).toBeUndefined();
  expect(rejectRight(until(now), now)).toBe("planEnded");
});
