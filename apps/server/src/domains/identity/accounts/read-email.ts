import { isEmail, normaliseEmail } from "@autotune/commerce";
import { isStorable } from "../../../platform/http/storable-text.ts";

/** The typed email address as it is stored; undefined where it is invalid. */
export function readEmail(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  return isEmail(email) && isStorable(email) ? email : undefined;
}
