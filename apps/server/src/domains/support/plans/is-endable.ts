import { mayActOnPlan, type PlanState } from "@autotune/commerce";
import type { PlanEnd } from "@autotune/contract";

/** Whether a plan can be ended so: a cancelled one still runs, and can end now. */
export function isEndable(state: PlanState, when: PlanEnd): boolean {
  return when === "now" ? state !== "deactivated" : mayActOnPlan("cancel", state);
}
