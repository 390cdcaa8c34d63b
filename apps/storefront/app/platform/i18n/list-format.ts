import { writeList } from "@autotune/contract/write-list";
import { useLanguage } from "./language.ts";

/** Writes names as a list in the page's language: "A, B and C". */
export function useListFormat(): (names: readonly string[]) => string {
  const language = useLanguage();
  return (names) => writeList(names, language);
}
