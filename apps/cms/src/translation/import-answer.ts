/** What the import says to whoever brought a file: what became of it, and each document that was refused. */
export interface ImportAnswer {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

export function isImportAnswer(value: unknown): value is ImportAnswer {
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
