import type { Language } from "@autotune/routes";
import { countFirstOfMonth } from "./count-first-of-month.ts";

/** Day and time in UTC, stated on the same line: an e-mail does not know where it is read. */
export function formatTimestamp(instant: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${countFirstOfMonth(format.format(instant), language)}\u00a0UTC`;
}
