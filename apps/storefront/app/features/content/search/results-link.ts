import { linkTo, type Language } from "@autotune/routes";

/** The page that lists all results; exactly: without correcting a word. */
export function resultsLink(query: string, language: Language, isExact = false): string {
  const search = new URLSearchParams({ q: query, ...(isExact ? { mode: "exact" } : {}) });
  return `${linkTo("SiteSearch", {}, language)}?${search.toString()}`;
}
