export type ReadData = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** Reads the values of a request whose body is `{data: JSON}`. */
export function readData(text: string): ReadData {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}
