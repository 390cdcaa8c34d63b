interface Period {
  readonly startsAt?: unknown;
  readonly endsAt?: unknown;
}

/** Whether a period lies ahead, runs or is over. */
export function periodState(
  { startsAt, endsAt }: Period,
  now: Date,
): "upcoming" | "running" | "ended" {
  const [starts, ends] = [timeOf(startsAt), timeOf(endsAt)];
  if (ends !== undefined && ends <= now.getTime()) return "ended";
  return starts !== undefined && starts > now.getTime() ? "upcoming" : "running";
}

/** As a form or a list has it: a text, a date, or nothing. */
function timeOf(value: unknown): number | undefined {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== "string" || value === "") return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}
