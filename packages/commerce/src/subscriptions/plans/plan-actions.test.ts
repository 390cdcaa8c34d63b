import { describe, expect, it } from "vitest";
import { isPlanActionDone, mayActOnPlan, planActions } from "./plan-actions.ts";
import { planStates } from "./plan-state.ts";

describe("what can be done with a plan", () => {
  it.each([
    ["trial", "change cancel"],
    ["active", "change cancel pause"],
    ["overdue", "cancel"],
    ["paused", "cancel resume"],
    ["canceled", "undoCancel"],
    ["deactivated", ""],
  ] as const)("[ACCT-04] one that is %s: %s", (state, actions) => {
    expect(planActions.filter((action) => mayActOnPlan(action, state)).join(" ")).toBe(actions);
  });

  it("is never allowed where it has happened already", () => {
    for (const action of ["cancel", "undoCancel", "pause", "resume"] as const)
      for (const state of planStates)
        expect(
          mayActOnPlan(action, state) && isPlanActionDone(action, state),
          `${action} ${state}`,
        ).toBe(false);
  });

  it.each([
    ["cancel", "canceled deactivated"],
    ["undoCancel", "trial active"],
    ["pause", "paused"],
    ["resume", "active"],
  ] as const)("a second %s finds it done where the plan is %s", (action, states) => {
    const done = planStates.filter((state) => isPlanActionDone(action, state));
    expect(done.toSorted()).toEqual(states.split(" ").toSorted());
  });
});
