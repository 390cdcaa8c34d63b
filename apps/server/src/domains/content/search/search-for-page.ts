import type { SearchResponse } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { searchSite } from "./search-site.ts";

/** Nobody reads beyond this; a better query is quicker. */
const mostOfKind = 30;
const longestQuery = 100;

/** The content of the search page; undefined while it is unavailable. */
export function searchForPage(app: App) {
  return async (query: string, language: Language): Promise<SearchResponse | undefined> => {
    try {
      const shortened = query.slice(0, longestQuery);
      return await searchSite(app.database, {
        query: shortened,
        language,
        mostOfKind,
        withSamples: app.isDemonstration,
      });
    } catch (error) {
      app.log.warn({ err: error }, "the search failed");
      return undefined;
    }
  };
}
