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
      return <Trans>Still searching. Your connection seems slow.</Trans>;
    case "offline":
      return <Trans>We can’t reach search. Are you offline?</Trans>;
    case "unavailable":
      return <Trans>Search isn’t available right now. Try again in a moment.</Trans>;
    case "responded": {
      const total = response?.total ?? 0;
      const found = response === undefined || response.readAs === "" ? query : response.readAs;
      return total === 0 ? (
        <Trans>No results for “{query}”. Try different or fewer words.</Trans>
      ) : (
        <Plural value={total} one={`# result for “${found}”`} other={`# results for “${found}”`} />
      );
    }
  }
}
