import type { SubscriptionRow } from "../plans/repository.ts";
import type { PlanOption } from "./plan-options.ts";

/** In a trial there is nothing paid to credit, and nothing is due before it ends. */
export function isProrated({ state }: SubscriptionRow, option: PlanOption): boolean {
  return option.beginsToday && state !== "trial";
}
