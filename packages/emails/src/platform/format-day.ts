import type { Language } from "@autotune/routes";
import { countFirstOfMonth } from "./count-first-of-month.ts";

/** The day in UTC, so that the mail and its resend name the same one wherever they are made. */
export function formatDay(instant: Date, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return countFirstOfMonth(day.format(instant), language);
}
