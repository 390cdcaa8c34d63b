import type { Language } from "@autotune/routes";
import { countFirstOfMonth } from "./count-first-of-month.ts";

/** Day and time in UTC, which it says on the same line: a mail does not know where it is read. */
export function formatMoment(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${countFirstOfMonth(format.format(moment), language)}\u00a0UTC`;
}
