import type { Term } from "../sessions/session.ts";

const dayMilliseconds = 86_400_000;

/** Calendar periods after a date. A month that is too short ends on its last day. */
export function addPeriods(
  from: Date,
  { interval, intervalLength }: Pick<Term, "interval" | "intervalLength">,
  count: number,
): Date {
  const units = intervalLength * count;
  switch (interval) {
    case "day":
      return new Date(from.getTime() + units * dayMilliseconds);
    case "week":
      return new Date(from.getTime() + units * 7 * dayMilliseconds);
    case "month":
      return addMonths(from, units);
    case "year":
      return addMonths(from, units * 12);
  }
}

export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMilliseconds);
}

function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}
