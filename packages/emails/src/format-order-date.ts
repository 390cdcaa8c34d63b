import type { Language } from "@autotune/routes";

/** The day in UTC, so that the mail and its resend name the same one wherever they are made. */
export function formatOrderDate(placedAt: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(placedAt);
}
