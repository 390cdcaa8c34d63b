import type { ManualSearchView } from "@autotune/contract";
import { useEffect, useState } from "react";
import { askManualSearch } from "../../calls/ask-manual-search.ts";
import { useLanguage } from "../../i18n/language.ts";

export type ManualSearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching" }
  | { readonly kind: "failed" }
  | { readonly kind: "found"; readonly found: ManualSearchView };

interface Answer {
  readonly query: string;
  readonly found: ManualSearchView | undefined;
}

/** Somebody who types on is not asked for. Milliseconds. */
const typingPause = 200;

/** What stands in the manuals about the words, while somebody types. `known` came with the page. */
export function useManualSearch(
  query: string,
  manual: string | undefined,
  known: Answer | undefined,
): ManualSearchState {
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer>();
  const asked = query.trim();
  const isKnown = asked === known?.query;

  useEffect(() => {
    if (asked === "" || isKnown) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void askManualSearch({ query: asked, manual, language }, stop.signal).then((found) => {
        if (!stop.signal.aborted) setAnswer({ query: asked, found });
      });
    }, typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, isKnown, manual, language]);

  if (asked === "") return { kind: "idle" };
  const current = isKnown ? known : answer;
  if (current?.query !== asked) return { kind: "searching" };
  return current.found === undefined ? { kind: "failed" } : { kind: "found", found: current.found };
}
