import type { Interval } from "../../catalogue/products/product-type.ts";

const dayMilliseconds = 86_400_000;

/** The same day of a later month or year; a month that is too short ends on its last day. */
export function addInterval(from: Date, { count, unit }: Interval): Date {
  const months = unit === "y" ? count * 12 : count;
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}

export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMilliseconds);
}
