import { longestReportDays, type ReportPeriod } from "@autotune/contract";

const dayMilliseconds = 24 * 60 * 60 * 1000;

export interface Periods {
  readonly period: ReportPeriod;
  readonly former: ReportPeriod;
}

/** A period with the equally long one before it; undefined where it ends before it begins, or is too long. */
export function readPeriods({ from, to }: ReportPeriod): Periods | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds + 1;
  if (!(days >= 1 && days <= longestReportDays)) return undefined;
  return {
    period: { from, to },
    former: { from: addDays(from, -days), to: addDays(from, -1) },
  };
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

export function daysOf({ from, to }: ReportPeriod): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
