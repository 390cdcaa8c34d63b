/** The response of the import: its result, and each document that was rejected. */
export interface ImportResponse {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

export function isImportResponse(value: unknown): value is ImportResponse {
  return (
    typeof value === "object" &&
    value !== null &&
    "ok" in value &&
    typeof value.ok === "boolean" &&
    "lines" in value &&
    Array.isArray(value.lines) &&
    value.lines.every((line) => typeof line === "string")
  );
}
