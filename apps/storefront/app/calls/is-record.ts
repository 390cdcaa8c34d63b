/** Whether a value of unknown origin has fields that can be looked at, one by one. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
