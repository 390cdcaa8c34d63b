import { expect, it } from "vitest";
import { isNeverCharged } from "./is-never-charged.ts";

const trialEndsAt = "2026-12-01T10:00:00.000Z";

it("a plan is charged for the first time when its free days are over", () => {
  expect(isNeverCharged({ trialEndsAt, entitledUntil: trialEndsAt })).toBe(true);
  expect(isNeverCharged({ trialEndsAt, entitledUntil: "2026-11-20T10:00:00.000Z" })).toBe(true);
  expect(isNeverCharged({ trialEndsAt, entitledUntil: "2027-01-01T10:00:00.000Z" })).toBe(false);
});

it("a plan without free days is paid for from the start", () => {
  expect(isNeverCharged({ trialEndsAt: null, entitledUntil: trialEndsAt })).toBe(false);
});
