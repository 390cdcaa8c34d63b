import type { ManualSearchView, SearchMode, SearchResponse } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { countEmptySearch } from "./count-empty-search.ts";
import { searchManuals } from "./search-manuals.ts";
import { searchSite, type SearchDeps } from "./search-site.ts";

/** Nobody reads beyond this; a better query is quicker. */
const mostOfKind = 30;
const longestQuery = 100;

interface PageQuestion {
  readonly query: string;
  readonly language: Language;
  readonly mode: SearchMode | undefined;
}

/** The content of the pages that search; undefined while it is unavailable. */
export function searchForPage(app: App) {
  const unlessUnavailable = async <Found>(search: (deps: SearchDeps) => Promise<Found>) => {
    try {
      return await search({ executor: app.database, content: app.content });
    } catch (error) {
      app.log.warn({ err: error }, "the search failed");
      return undefined;
    }
  };
  return {
    site: (question: PageQuestion): Promise<SearchResponse | undefined> =>
      unlessUnavailable(async (deps) => {
        const found = await searchSite(deps, {
          ...shortened(question),
          mostOfKind,
          withSamples: app.isDemonstration,
        });
        // Only here: somebody finished typing, and sees that there is nothing.
        if (found.total === 0) await countEmptySearch(app.database, shortened(question));
        return found;
      }),
    manuals: (
      question: PageQuestion & { readonly manual: string | undefined },
    ): Promise<ManualSearchView | undefined> =>
      unlessUnavailable((deps) => searchManuals(deps, shortened(question))),
  };
}

function shortened<Asked extends PageQuestion>(question: Asked): Asked {
  return { ...question, query: question.query.slice(0, longestQuery) };
}
