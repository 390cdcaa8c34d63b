import type { SearchResponse } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { useEffect, useRef, useState } from "react";
import { fetchSearch } from "../api/fetch-search.ts";

/** Milliseconds. Debounces the typing. */
const pause = 160;
/** Milliseconds. After this the status shows that it is still searching. */
const patience = 2500;

export interface SiteSearch {
  /** The last response; it stays while the next one is loading. Undefined before the first one. */
  readonly response: SearchResponse | undefined;
  readonly status: "idle" | "pending" | "slow" | "responded" | "offline" | "unavailable";
  readonly tryAgain: () => void;
}

interface Known {
  readonly response: SearchResponse | undefined;
  readonly status: SiteSearch["status"];
  /** The query that it belongs to. */
  readonly query: string;
}

const nothingKnown: Known = { response: undefined, status: "idle", query: "" };

/** Searches as you type. A new query aborts the one before, so that no late response replaces a newer one. */
export function useSiteSearch(typed: string, language: Language): SiteSearch {
  const query = typed.trim();
  const [known, setKnown] = useState(nothingKnown);
  const restart = useRef(() => {});

  useEffect(() => {
    if (query === "") return;
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const setStatus = (status: SiteSearch["status"]) =>
      setKnown((before) => ({ ...before, status, query }));
    const start = () => {
      setStatus("pending");
      clearTimeout(waiting);
      waiting = setTimeout(() => setStatus("slow"), patience);
      void fetchSearch({ query, language, isTyping: true }, stop.signal).then((outcome) => {
        if (stop.signal.aborted) return;
        clearTimeout(waiting);
        if (outcome.ok) setKnown({ response: outcome.results, status: "responded", query });
        else setStatus(outcome.reason);
      });
    };
    restart.current = start;
    const typing = setTimeout(start, pause);
    return () => {
      stop.abort();
      clearTimeout(typing);
      clearTimeout(waiting);
    };
  }, [query, language]);

  const tryAgain = () => restart.current();
  if (query === "") return { response: undefined, status: "idle", tryAgain };
  const status = known.query === query ? known.status : "pending";
  return { response: known.response, status, tryAgain };
}
