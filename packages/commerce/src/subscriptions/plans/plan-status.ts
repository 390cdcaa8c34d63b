import type { PlanState } from "./plan-state.ts";

/** A plan's state as its owner sees it: a pause that is agreed on begins when what is paid for is over. */
export type PlanStatus = PlanState | "pauseScheduled";

/** How loud a status is shown. */
export type PlanTone = "danger" | "warning" | "info";

interface PlanSnapshot {
  readonly state: PlanState;
  /** ISO time. */
  readonly entitledUntil: string | null;
}

export function planStatus({ state, entitledUntil }: PlanSnapshot, now: Date): PlanStatus {
  const isUsable = entitledUntil !== null && Date.parse(entitledUntil) > now.getTime();
  return state === "paused" && isUsable ? "pauseScheduled" : state;
}

export function toneOfPlan(status: PlanStatus): PlanTone {
  switch (status) {
    case "deactivated":
      return "danger";
    case "canceled":
    case "pauseScheduled":
    case "paused":
    case "trial":
      return "warning";
    case "active":
    case "overdue":
      return "info";
  }
}
