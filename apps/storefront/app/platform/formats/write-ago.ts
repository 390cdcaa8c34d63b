const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in the words of a language; what is older than a month has a date. */
export function writeAgo(then: Date, now: Date, language: string): string {
  const past = Math.max(0, now.getTime() - then.getTime());
  if (past >= 30 * day)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(then);
  // Intl writes 3 時間前 with a space, which Japanese has not.
  const words = writeRelative(past, language);
  return language === "ja" ? words.replaceAll(" ", "") : words;
}

function writeRelative(past: number, language: string): string {
  const ago = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < minute) return ago.format(0, "second");
  if (past < hour) return ago.format(-Math.floor(past / minute), "minute");
  return past < day
    ? ago.format(-Math.floor(past / hour), "hour")
    : ago.format(-Math.floor(past / day), "day");
}
