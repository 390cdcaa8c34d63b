/** Checks of single values that lay in a browser. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isName(value: unknown): value is string {
  return isText(value) && value !== "" && value.length <= 200;
}

/** Names of products in URLs and at the payment provider. */
export function isPath(value: unknown): value is string {
  return isName(value) && /^[a-z\d][\w.-]*$/i.test(value);
}

export function isBetween(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** Reads a list of which every entry must be readable. */
export function parseAll<Entry>(
  value: unknown,
  parse: (entry: unknown) => Entry | undefined,
): Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map(parse).filter((entry) => entry !== undefined);
  return entries.length === value.length ? entries : undefined;
}

/** Older releases did not write this field. */
export function orDefault<Value>(
  value: unknown,
  fallback: Value,
  parse: (value: unknown) => Value | undefined,
): Value | undefined {
  return value === undefined ? fallback : parse(value);
}

export function orNull<Value>(
  value: unknown,
  parse: (value: unknown) => Value | undefined,
): Value | null | undefined {
  return value === null ? null : parse(value);
}
