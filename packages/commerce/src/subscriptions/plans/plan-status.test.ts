import { expect, it } from "vitest";
import { planStatus, toneOfPlan } from "./plan-status.ts";

const now = new Date("2026-11-15T12:00:00Z");
const tomorrow = "2026-11-16T12:00:00Z";
const yesterday = "2026-11-14T12:00:00Z";

it.each([
  ["deactivated", yesterday, "deactivated", "danger"],
  ["canceled", tomorrow, "canceled", "warning"],
  ["paused", tomorrow, "pauseScheduled", "warning"],
  ["paused", yesterday, "paused", "warning"],
  ["paused", null, "paused", "warning"],
  ["trial", tomorrow, "trial", "warning"],
  ["active", tomorrow, "active", "info"],
  ["overdue", tomorrow, "overdue", "info"],
] as const)(
  "[ACCT-02] a plan that is %s and paid until %s shows as %s, as %s",
  (state, entitledUntil, status, tone) => {
    expect(planStatus({ state, entitledUntil }, now)).toBe(status);
    expect(toneOfPlan(status)).toBe(tone);
  },
);
