import { isStorableValue } from "./storable-text.ts";

export type ReadData = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** Reads the values of a request whose body is `{data: JSON}`. */
export function readData(text: string): ReadData {
  try {
    const value: unknown = JSON.parse(text);
    return isStorableValue(value) ? { ok: true, value } : { ok: false };
  } catch {
    return { ok: false };
  }
}
