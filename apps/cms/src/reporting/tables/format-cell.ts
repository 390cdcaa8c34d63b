import { isCurrency, minorUnitDigits } from "@autotune/commerce";
import type { ReportCell, ReportColumn } from "./report-table.ts";

const counts = new Intl.NumberFormat("en-US");
const shares = new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

const parts = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/** A cell as staff reads it. Every amount of a column has the same digits, so that they stand below each other. */
export function formatCell({ kind, currency }: ReportColumn, cell: ReportCell): string {
  if (cell === null) return "–";
  if (typeof cell === "string") return cell;
  switch (kind) {
    case "money":
      return formatAmount(cell, currency);
    case "share":
      return shares.format(cell);
    case "part":
      return formatPart(cell);
    case "count":
    case "text":
      return counts.format(cell);
  }
}

export function formatPart(part: number): string {
  return parts.format(part);
}

export function formatAmount(amount: number, currency: string | undefined): string {
  if (currency === undefined || !isCurrency(currency)) return counts.format(amount);
  const digits = minorUnitDigits(currency);
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}
