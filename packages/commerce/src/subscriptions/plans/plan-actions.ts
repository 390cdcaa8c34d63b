import type { PlanState } from "./plan-state.ts";

/** What its owner can do with a plan. */
export const planActions = ["change", "cancel", "undoCancel", "pause", "resume"] as const;
export type PlanAction = (typeof planActions)[number];

/**
 * Subscribers with a failed charge, a pause or a cancellation cannot change plans: that is settled first.
 * Cancelling is always possible.
 */
const allowed: Readonly<Record<PlanAction, readonly PlanState[]>> = {
  change: ["trial", "active"],
  cancel: ["trial", "active", "overdue", "paused"],
  undoCancel: ["canceled"],
  pause: ["active"],
  resume: ["paused"],
};

/** The state that an action leads to: a second request finds it already there. */
const reached: Readonly<Record<Exclude<PlanAction, "change">, readonly PlanState[]>> = {
  cancel: ["canceled", "deactivated"],
  undoCancel: ["trial", "active"],
  pause: ["paused"],
  resume: ["active"],
};

export function mayActOnPlan(action: PlanAction, state: PlanState): boolean {
  return allowed[action].includes(state);
}

export function isPlanActionDone(action: Exclude<PlanAction, "change">, state: PlanState): boolean {
  return reached[action].includes(state);
}
