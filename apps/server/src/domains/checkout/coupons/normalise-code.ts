import { isStorable } from "../../../platform/http/storable-text.ts";

/** A code as stored, from any typed spelling. What no table can store is no code. */
export function normaliseCode(typed: string): string {
  return isStorable(typed) ? typed.trim().toUpperCase() : "";
}
