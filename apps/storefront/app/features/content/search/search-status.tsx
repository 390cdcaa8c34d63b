import type { SearchResponse } from "@autotune/contract";
import { Plural, Trans } from "@lingui/react/macro";
import type { SiteSearch } from "./use-site-search.ts";

interface SearchStatusProps {
  status: SiteSearch["status"];
  response: SearchResponse | undefined;
  query: string;
}

/** The status of the search, in one sentence. */
export function SearchStatus({ status, response, query }: SearchStatusProps) {
  switch (status) {
    case "idle":
      return null;
    case "pending":
      return <Trans>Searching…</Trans>;
    case "slow":
      return <Trans>Still searching. The connection seems to be slow.</Trans>;
    case "offline":
      return <Trans>The search could not be reached. Are you offline?</Trans>;
    case "unavailable":
      return <Trans>The search is taking a breath. Please try again in a moment.</Trans>;
    case "responded": {
      const total = (response?.groups ?? []).reduce((sum, group) => sum + group.total, 0);
      const found = response === undefined || response.readAs === "" ? query : response.readAs;
      return total === 0 ? (
        <Trans>Nothing was found for “{query}”. Try another word, or fewer.</Trans>
      ) : (
        <Plural value={total} one={`# result for “${found}”`} other={`# results for “${found}”`} />
      );
    }
  }
}
