import { isEmail, normaliseEmail } from "@autotune/commerce";
import { isStorable } from "./storable-text.ts";

/** The address that somebody typed, as it is kept; nothing where it can be none. */
export function readEmail(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  return isEmail(email) && isStorable(email) ? email : undefined;
}
