import type { SearchAnswer } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { useEffect, useRef, useState } from "react";
import { askSearch } from "../../calls/ask-search.ts";

/** After this pause in typing the shop is asked. */
const pause = 160;
/** After this somebody wants to hear that it is still looked for. */
const patience = 2500;

export interface SiteSearch {
  /** The last answer; it stays while the next one is looked for. Undefined before the first one. */
  readonly answer: SearchAnswer | undefined;
  readonly status: "idle" | "asking" | "slow" | "answered" | "offline" | "unavailable";
  readonly tryAgain: () => void;
}

interface Known {
  readonly answer: SearchAnswer | undefined;
  readonly status: SiteSearch["status"];
  /** To which question it belongs. */
  readonly query: string;
}

const nothingKnown: Known = { answer: undefined, status: "idle", query: "" };

/** Asks while somebody types. A new question ends the one before, so no late answer takes the place of a newer one. */
export function useSiteSearch(typed: string, language: Language): SiteSearch {
  const query = typed.trim();
  const [known, setKnown] = useState(nothingKnown);
  const ask = useRef(() => {});

  useEffect(() => {
    if (query === "") return;
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const say = (status: SiteSearch["status"]) =>
      setKnown((before) => ({ ...before, status, query }));
    const start = () => {
      say("asking");
      clearTimeout(waiting);
      waiting = setTimeout(() => say("slow"), patience);
      void askSearch(query, language, stop.signal).then((outcome) => {
        if (stop.signal.aborted) return;
        clearTimeout(waiting);
        if (outcome.ok) setKnown({ answer: outcome.answer, status: "answered", query });
        else say(outcome.reason);
      });
    };
    ask.current = start;
    const typing = setTimeout(start, pause);
    return () => {
      stop.abort();
      clearTimeout(typing);
      clearTimeout(waiting);
    };
  }, [query, language]);

  const tryAgain = () => ask.current();
  if (query === "") return { answer: undefined, status: "idle", tryAgain };
  const status = known.query === query ? known.status : "asking";
  return { answer: known.answer, status, tryAgain };
}
