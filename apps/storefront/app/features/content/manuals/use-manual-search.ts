import type { ManualSearchView } from "@autotune/contract";
import { useEffect, useState } from "react";
import { fetchManualSearch } from "../api/fetch-manual-search.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";

export type ManualSearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching" }
  | { readonly kind: "failed" }
  | { readonly kind: "found"; readonly found: ManualSearchView };

export interface ManualSearchResult {
  readonly query: string;
  /** Undefined while the search is unavailable. */
  readonly found: ManualSearchView | undefined;
}

/** Milliseconds. Debounces the typing. */
const typingPause = 200;

/** Results of the manuals for the typed words. `known` came with the page. */
export function useManualSearch(
  query: string,
  manual: string | undefined,
  known: ManualSearchResult | undefined,
): ManualSearchState {
  const language = useLanguage();
  const [result, setResult] = useState<ManualSearchResult>();
  const trimmedQuery = query.trim();
  const isKnown = trimmedQuery === known?.query;

  useEffect(() => {
    if (trimmedQuery === "" || isKnown) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void fetchManualSearch({ query: trimmedQuery, manual, language }, stop.signal).then(
        (found) => {
          if (!stop.signal.aborted) setResult({ query: trimmedQuery, found });
        },
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [trimmedQuery, isKnown, manual, language]);

  if (trimmedQuery === "") return { kind: "idle" };
  const current = isKnown ? known : result;
  if (current?.query !== trimmedQuery) return { kind: "searching" };
  return current.found === undefined ? { kind: "failed" } : { kind: "found", found: current.found };
}
