import { hasForeignSign } from "./foreign-sign.ts";

/** Without the signs that part addresses in a mail's head. */
const form = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/u;

/** RFC 5321 allows no longer ones. */
export const longestEmail = 254;

export function isEmail(text: string): boolean {
  return (
    text.length <= longestEmail &&
    form.test(text) &&
    !hasForeignSign(text) &&
    !text.toLowerCase().endsWith("@example.com")
  );
}

/** One person, one account, however they write their address. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
