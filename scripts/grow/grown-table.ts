export type CopyValue = string | number | boolean | Date | Buffer | object | null;

/** Rows that a database is filled with: each value follows from the row's number, so every run makes the same. */
export interface GrownTable {
  readonly table: string;
  readonly rowsPerAccount: number;
  readonly columns: Readonly<Record<string, (row: number, size: GrownSize) => CopyValue>>;
}

export interface GrownSize {
  readonly accounts: number;
  /** The present: rows are spread over the years before it. */
  readonly now: Date;
}

/** Above what the seed numbers, so that both stand in one table. */
export const firstId = 1_000_000;

/** As PostgreSQL's COPY reads it in its text format. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyText).join("\t")}\n`;
}

function copyText(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString("hex")}`;
  return escaped(typeof value === "string" ? value : JSON.stringify(value));
}

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
};

function escaped(text: string): string {
  return text.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
