import { isCurrency, minorUnitDigits } from "@autotune/commerce";
import type { ReportPeriod } from "@autotune/contract";

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const dayAndMonth = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const counts = new Intl.NumberFormat("en-US");

export function describePeriod({ from, to }: ReportPeriod): string {
  return from === to
    ? dates.format(new Date(from))
    : dates.formatRange(new Date(from), new Date(to));
}

export function shortDay({ day }: { readonly day: string }): string {
  return dayAndMonth.format(new Date(day));
}

export function formatCount(count: number): string {
  return counts.format(count);
}

/** For the lanes of a chart: "$1.2K". */
export function shortMoney(amount: number, currency: string | null): string {
  if (currency === null || !isCurrency(currency)) return counts.format(amount);
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    notation: "compact",
    maximumFractionDigits: 1,
  }).format(amount / 10 ** minorUnitDigits(currency));
}
