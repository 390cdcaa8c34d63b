import type { Interval } from "@autotune/commerce";

interface Charged {
  readonly trialDays: number | null;
  readonly interval: Interval | null;
}

/** When a plan that is bought now is charged for the first time after today; undefined for what is paid once. */
export function nextChargeOf({ trialDays, interval }: Charged, now: Date): Date | undefined {
  if (interval === null) return undefined;
  const date = new Date(now);
  if (trialDays !== null && trialDays > 0) {
    date.setDate(date.getDate() + trialDays);
    return date;
  }
  const months = interval.unit === "y" ? interval.count * 12 : interval.count;
  const day = date.getDate();
  date.setMonth(date.getMonth() + months);
  // Of a month that is shorter, its last day.
  if (date.getDate() !== day) date.setDate(0);
  return date;
}
