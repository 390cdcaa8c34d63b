import { hasInvalidCharacter } from "./invalid-character.ts";

/** Without the characters that separate addresses in an e-mail header. */
const form = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/u;

/** RFC 5321 allows no longer ones. */
export const longestEmail = 254;

export function isEmail(text: string): boolean {
  return (
    text.length <= longestEmail &&
    form.test(text) &&
    !hasInvalidCharacter(text) &&
    !text.toLowerCase().endsWith("@example.com")
  );
}

/** One person, one account, however they write their e-mail address. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
