import { useEffect, useState } from "react";
import { fetchPriceHistory } from "../api/fetch-price-history.ts";
import { useCountry } from "../country/country.ts";
import { shownHistory, type HistoryLoads } from "./shown-history.ts";

/** A product's prices in the currency of the shown country; fetched again when that changes, or on retry. */
export function usePriceHistory(path: string) {
  const currency = useCountry((state) => state.currency);
  const [attempt, setAttempt] = useState(0);
  const [loads, setLoads] = useState<HistoryLoads>({});

  useEffect(() => {
    const stop = new AbortController();
    void fetchPriceHistory(path, currency, stop.signal).then((history) => {
      if (stop.signal.aborted) return;
      setLoads((before) =>
        history === undefined
          ? { ...before, failed: { currency, attempt } }
          : { read: { currency, history, at: Date.now() } },
      );
    });
    return () => stop.abort();
  }, [path, currency, attempt]);

  return {
    shown: shownHistory(loads, { currency, attempt }),
    currency,
    retry: () => setAttempt((before) => before + 1),
  };
}
