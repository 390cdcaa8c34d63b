/**
 * Gives rows and blocks the ids that they have in the saved document: a list is the same in all languages,
 * and a row without its id would be taken for a new one.
 */
export function withIdsOf<Data>(saved: unknown, data: Data): Data;
export function withIdsOf(saved: unknown, data: unknown): unknown {
  if (Array.isArray(saved) && Array.isArray(data)) {
    if (saved.length !== data.length)
      throw new Error("A list has different lengths in different languages.");
    return data.map((entry: unknown, index) => withIdOf(saved[index], entry));
  }
  if (!isRecord(saved) || !isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withIdsOf(saved[name], value)]),
  );
}

function withIdOf(saved: unknown, row: unknown): unknown {
  if (!isRecord(saved) || !isRecord(row)) return row;
  return { ...withIdsOf(saved, row), id: saved["id"] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
