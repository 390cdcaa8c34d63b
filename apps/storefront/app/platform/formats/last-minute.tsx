import { useLanguage } from "../i18n/language.ts";

/**
 * The last minute of something that ends at an instant: what ends at midnight is read as that day, not the next. The
 * same for everyone, so in UTC, and named so. Server and browser may put different spaces into it.
 */
export function LastMinute({ endsAt }: { endsAt: string }) {
  const language = useLanguage();
  return (
    <time dateTime={endsAt} suppressHydrationWarning>
      {writeLastMinute(endsAt, language)}
    </time>
  );
}

/** When something begins, in the same form. */
export function FirstMinute({ startsAt }: { startsAt: string }) {
  const language = useLanguage();
  return (
    <time dateTime={startsAt} suppressHydrationWarning>
      {writeMinute(new Date(startsAt), language)}
    </time>
  );
}

export function writeLastMinute(endsAt: string, language: string): string {
  return writeMinute(new Date(Date.parse(endsAt) - 1), language);
}

function writeMinute(minute: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(minute)} UTC`;
}
