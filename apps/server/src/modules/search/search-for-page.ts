import type { SearchAnswer } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import type { App } from "../../app.ts";
import { searchSite } from "./search-site.ts";

/** Past this nobody reads on; a better question is quicker. */
const mostOfKind = 30;
const longestQuery = 100;

/** What the page of the search shows; undefined while it cannot be known. */
export function searchForPage(app: App) {
  return async (query: string, language: Language): Promise<SearchAnswer | undefined> => {
    try {
      const asked = query.slice(0, longestQuery);
      return await searchSite(app.database, { query: asked, language, mostOfKind });
    } catch (error) {
      app.log.warn({ err: error }, "the search could not be asked");
      return undefined;
    }
  };
}
