import type { Periods } from "../reports/periods.ts";
import { addDays, readPeriods } from "../reports/periods.ts";

/** In UTC: the morning in Europe, and before the day begins in America. */
const hour = 6;
/** A worker that was down on Monday catches up, but nobody gets Monday's report on a Friday. */
const latestHours = 48;
const hourMilliseconds = 60 * 60 * 1000;

/** The Monday whose report is due now, which is about the seven days before it; undefined on other days. */
export function dueMonday(now: Date): string | undefined {
  const daysSince = (now.getUTCDay() + 6) % 7;
  const monday = addDays(now.toISOString().slice(0, 10), -daysSince);
  const hours = (now.getTime() - Date.parse(monday)) / hourMilliseconds - hour;
  return hours >= 0 && hours < latestHours ? monday : undefined;
}

/** The week before a Monday, beside the one before it. */
export function weekBefore(monday: string): Periods {
  const periods = readPeriods({ from: addDays(monday, -7), to: addDays(monday, -1) });
  if (periods === undefined) throw new Error(`No week before ${monday}`);
  return periods;
}
