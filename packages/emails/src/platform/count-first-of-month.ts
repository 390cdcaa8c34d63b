import type { Language } from "@autotune/routes";

/** Languages that count the first day of a month instead of naming it: le 1er mai. */
const firstOfMonth: Partial<Record<Language, string>> = { fr: "1er ", it: "1º ", pt: "1º " };

/** Takes a day, or a timestamp that begins with one. */
export function countFirstOfMonth(date: string, language: Language): string {
  return date.replace(/^1 /, firstOfMonth[language] ?? "1 ");
}
