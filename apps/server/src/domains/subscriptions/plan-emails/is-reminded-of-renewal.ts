import type { SubscriptionRow } from "../plans/repository.ts";

/** Nobody needs an email each month about a charge that they see each month. */
const fewestMonths = 6;

export function isRemindedOfRenewal({
  subInterval,
  subIntervalUnit,
}: Pick<SubscriptionRow, "subInterval" | "subIntervalUnit">): boolean {
  const months = subIntervalUnit === "y" ? subInterval * 12 : subInterval;
  return months >= fewestMonths;
}
