import { isCurrency, minorUnitDigits } from "@autotune/commerce";
import type { ReportCell, ReportColumn, ReportTable } from "./report-table.ts";

/** A table as a file for spreadsheets: amounts as decimal numbers, their currency in the head. */
export function writeCsv({ columns, rows }: ReportTable): string {
  const head = columns.map(({ name, currency }) =>
    quote(currency === undefined ? name : `${name} (${currency})`),
  );
  const lines = rows.map((row) =>
    columns.map((column, index) => writeCell(column, row[index] ?? null)).join(","),
  );
  return [head.join(","), ...lines, ""].join("\r\n");
}

function writeCell({ kind, currency }: ReportColumn, cell: ReportCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return quote(cell);
  return kind === "money" ? writeAmount(cell, currency) : String(cell);
}

/** By its digits, not by dividing, so that the file has every cent. */
function writeAmount(amount: number, currency: string | undefined): string {
  const digits = currency !== undefined && isCurrency(currency) ? minorUnitDigits(currency) : 0;
  if (digits === 0) return String(amount);
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  return `${amount < 0 ? "-" : ""}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** A spreadsheet would run what begins like a formula. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
