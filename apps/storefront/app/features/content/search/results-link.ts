import { linkTo, type Language } from "@autotune/routes";

/** The page that lists all results. */
export function resultsLink(query: string, language: Language): string {
  return `${linkTo("SiteSearch", {}, language)}?${new URLSearchParams({ q: query }).toString()}`;
}
