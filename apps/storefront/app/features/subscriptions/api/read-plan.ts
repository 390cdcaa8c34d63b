import { intervalUnits, type Interval } from "@autotune/commerce";
import type { PlanDiscount, SubscriptionState } from "@autotune/contract";
import { isRecord } from "../../../platform/api/is-record.ts";

// The contract's own list would bring its schemas into the browser.
const states: Readonly<Record<SubscriptionState, true>> = {
  trial: true,
  active: true,
  overdue: true,
  paused: true,
  canceled: true,
  deactivated: true,
};

export function isPlanState(value: unknown): value is SubscriptionState {
  return typeof value === "string" && Object.hasOwn(states, value);
}

export function readInterval(value: unknown): Interval | undefined {
  if (!isRecord(value)) return undefined;
  const { count } = value;
  const unit = intervalUnits.find((candidate) => candidate === value["unit"]);
  const readable = typeof count === "number" && Number.isInteger(count) && count > 0;
  return readable && unit !== undefined ? { count, unit } : undefined;
}

/** A discount that holds for some more charges; null where there is none. */
export function readDiscount(value: unknown): PlanDiscount | null {
  if (!isRecord(value)) return null;
  const { chargesLeft, priceAfter } = value;
  const isWhole = (amount: unknown): amount is number =>
    typeof amount === "number" && Number.isSafeInteger(amount) && amount >= 0;
  return isWhole(chargesLeft) && chargesLeft > 0 && isWhole(priceAfter)
    ? { chargesLeft, priceAfter }
    : null;
}

/** A valid timestamp; anything else counts as absent. */
export function readTimestamp(value: unknown): string | null {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null;
}
