import { isEmail, normaliseEmail } from "@autotune/commerce";

/** The typed email address as it is stored; undefined where it is invalid. */
export function readEmail(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  return isEmail(email) ? email : undefined;
}
