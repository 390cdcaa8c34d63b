import { createHash } from "node:crypto";
import type { GrownSize } from "./grown-table.ts";

/** Looks random, as keys do, and is the same in every run. */
export function madeUpBytes(kind: string, row: number): Buffer {
  return createHash("md5").update(`${kind} ${row}`).digest();
}

export function madeUpUuid(kind: string, row: number): string {
  const hex = madeUpBytes(kind, row).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const day = 24 * 60 * 60 * 1000;

/** Row by row from `days` ago until now. */
export function spreadOver(days: number, rows: number, row: number, { now }: GrownSize): Date {
  return new Date(now.getTime() - Math.floor(days * day * (1 - row / rows)));
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * day);
}

/** Those of a seeded shop. */
const sold = [
  ["auto-tune-pro", "AT-PRO", "AutoTune Pro", 45_900],
  ["auto-tune-2026", "AT-2026", "AutoTune 2026", 29_900],
  ["auto-tune-hybrid", "AT-HYBRID", "AutoTune Hybrid", 19_900],
  ["auto-tune-efx-plus", "AT-EFX-PLUS", "AutoTune EFX+", 9_900],
  ["metamorph", "CE-METAMORPH", "Metamorph", 9_900],
] as const;

export function soldProduct(row: number) {
  const [path, pid, name, price] = sold[row % sold.length] ?? sold[0];
  return { path, pid, name, price };
}

const languages = ["en", "de", "es", "fr", "it", "ja", "ko", "pt"];
const currencies = ["USD", "EUR", "GBP", "JPY"];

export const madeUpLanguage = (row: number): string => languages[row % languages.length] ?? "en";
export const madeUpCurrency = (row: number): string => currencies[row % currencies.length] ?? "USD";
export const madeUpEmail = (row: number): string => `grown-${row}@example.com`;
