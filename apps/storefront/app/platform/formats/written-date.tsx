import { useLanguage } from "../i18n/language.ts";

/** The day on which something was written, as people of the page's language write it. It is the same day everywhere. */
export function WrittenDate({ day }: { day: string }) {
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={day}>{format.format(new Date(day))}</time>;
}
