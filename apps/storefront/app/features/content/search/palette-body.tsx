import { buttonClass, linkClass, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { CorrectedQuery } from "./corrected-query.tsx";
import { drawnResponse } from "./drawn-response.ts";
import { hasFailed } from "./has-failed.ts";
import { PaletteHits } from "./palette-hits.tsx";
import { RecentSearches } from "./recent-searches-list.tsx";
import { resultsLink } from "./results-link.ts";
import { SearchStatus } from "./search-status.tsx";
import { SuggestedQueries } from "./suggested-queries.tsx";
import type { SiteSearch } from "./use-site-search.ts";
import { WaysOn } from "./ways-on.tsx";

interface PaletteBodyProps {
  listId: string;
  query: string;
  search: SiteSearch;
  recent: readonly string[];
  activeId: string | undefined;
  /** As if it had been typed. */
  onType: (query: string) => void;
  onClear: () => void;
  onRetry: () => void;
  /** A link was clicked. */
  onFollow: (click: MouseEvent) => void;
}

/** What is below the field: hits, recent searches, or where else to look. */
export function PaletteBody(props: PaletteBodyProps) {
  const { query, search, recent, onClear, onRetry, onFollow, ...list } = props;
  const { response, status } = search;
  const language = useLanguage();
  if (query === "")
    return (
      <>
        {recent.length === 0 ? null : (
          <>
            <RecentSearches {...list} recent={recent} />
            <button
              type="button"
              onClick={onClear}
              className={`${linkClass} mx-5 min-h-10 text-14 text-muted`}
            >
              <Trans>Clear recent searches</Trans>
            </button>
          </>
        )}
        <div className="px-5 pt-4 pb-6">
          <WaysOn onFollow={onFollow} />
        </div>
      </>
    );
  const isFailed = hasFailed(search);
  const drawn = drawnResponse(search);
  return (
    <>
      <p role="status" className="min-h-6 px-5 pt-3 text-14 text-muted">
        <SearchStatus status={status} response={response} query={query} />
      </p>
      {drawn === undefined || drawn.readAs === "" ? null : (
        <p className="px-5 pt-1 text-14 text-muted">
          <CorrectedQuery
            query={query}
            exactly={resultsLink(query, language, true)}
            onFollow={onFollow}
          />
        </p>
      )}
      {drawn === undefined ? null : (
        <PaletteHits {...list} query={query} response={drawn} onFollow={onFollow} />
      )}
      {response === undefined && !isFailed ? <Waiting /> : null}
      {isFailed ? (
        <button
          type="button"
          onClick={onRetry}
          className={`${buttonClass("secondary", "small")} mx-5 mt-3`}
        >
          <Trans>Try again</Trans>
        </button>
      ) : null}
      {isFailed || (response !== undefined && drawn === undefined) ? (
        <div className="px-5 pt-4 pb-6">
          <SuggestedQueries suggestions={response?.suggestions ?? []} onFollow={onFollow} />
          <WaysOn onFollow={onFollow} />
        </div>
      ) : null}
    </>
  );
}

/** The skeleton of the first response. */
function Waiting() {
  return (
    <div className="grid gap-5 px-5 pt-2 pb-6">
      {["w-2/5", "w-1/3", "w-1/2"].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-4/5" />
        </div>
      ))}
    </div>
  );
}
