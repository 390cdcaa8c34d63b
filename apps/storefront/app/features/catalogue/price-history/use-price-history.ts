import type { Currency } from "@autotune/commerce";
import type { PriceHistoryResponse } from "@autotune/contract";
import { useEffect, useState } from "react";
import { fetchPriceHistory } from "../api/fetch-price-history.ts";
import { useCountry } from "../country/country.ts";

interface LoadedHistory {
  readonly currency: Currency;
  readonly attempt: number;
  /** Undefined if fetching failed. */
  readonly history: PriceHistoryResponse | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * A product's prices in the currency of the shown country; fetched again when that changes, or on retry. Undefined
 * while loading, but those of the currency before stay until then.
 */
export function usePriceHistory(path: string): {
  loaded: LoadedHistory | undefined;
  /** They are of the currency before. */
  isOutdated: boolean;
  retry: () => void;
} {
  const currency = useCountry((state) => state.currency);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedHistory>();

  useEffect(() => {
    const stop = new AbortController();
    void fetchPriceHistory(path, currency, stop.signal).then((history) => {
      if (!stop.signal.aborted) setLoaded({ currency, attempt, history, at: Date.now() });
    });
    return () => stop.abort();
  }, [path, currency, attempt]);

  const isOutdated = loaded !== undefined && loaded.currency !== currency;
  const isShown = loaded?.attempt === attempt && !(isOutdated && loaded.history === undefined);
  return {
    loaded: isShown ? loaded : undefined,
    isOutdated,
    retry: () => setAttempt((before) => before + 1),
  };
}
