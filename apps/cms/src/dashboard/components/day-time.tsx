const day = new Intl.DateTimeFormat("en", {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
  timeZone: "UTC",
  timeZoneName: "short",
});

/** In UTC and says so: the server does not know where its reader sits. */
export function DayTime({ at }: { readonly at: Date }) {
  return <time dateTime={at.toISOString()}>{day.format(at)}</time>;
}
