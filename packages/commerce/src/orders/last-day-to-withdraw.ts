import { addDays } from "../subscriptions/plans/add-interval.ts";

/** The law of the European Union gives its consumers these days; the shop gives them to everyone. */
export const withdrawalDays = 14;

export function lastDayToWithdraw(placedAt: Date): Date {
  return addDays(placedAt, withdrawalDays);
}
