import { useLanguage } from "./language.ts";

/** Writes names as a list in the page's language: "A, B and C". */
export function useListFormat(): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  return (names) => format.format(names);
}
