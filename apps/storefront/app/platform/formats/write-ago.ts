const hour = 60 * 60_000;
const day = 24 * hour;

/** How long ago something was, to the hour, in the words of a language; what is older than a month has a date. */
export function writeAgo(then: Date, now: Date, language: string): string {
  const past = Math.max(0, now.getTime() - then.getTime());
  if (past >= 30 * day)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(then);
  const ago = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return past < day
    ? ago.format(-Math.floor(past / hour), "hour")
    : ago.format(-Math.floor(past / day), "day");
}
