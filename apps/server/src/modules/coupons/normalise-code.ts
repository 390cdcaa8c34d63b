import { isStorable } from "../accounts/storable-text.ts";

/** A code as the tables hold it, however somebody typed it. What no table can hold is no code. */
export function normaliseCode(typed: string): string {
  return isStorable(typed) ? typed.trim().toUpperCase() : "";
}
