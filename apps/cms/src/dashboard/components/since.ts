const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long ago, in the largest unit that says something: "5 minutes ago", "yesterday". */
export function since(at: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - at.getTime());
  if (passed < minute) return "just now";
  if (passed < hour) return relative.format(-Math.floor(passed / minute), "minute");
  if (passed < day) return relative.format(-Math.floor(passed / hour), "hour");
  return relative.format(-Math.floor(passed / day), "day");
}
