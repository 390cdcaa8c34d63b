import type { Currency } from "@autotune/commerce";
import type { PriceHistoryAnswer } from "@autotune/contract";
import { useEffect, useState } from "react";
import { askPriceHistory } from "../../calls/ask-price-history.ts";
import { useCountry } from "../../state/country.ts";

interface Answered {
  readonly currency: Currency;
  readonly attempt: number;
  /** Undefined where none came. */
  readonly history: PriceHistoryAnswer | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * A product's prices in the currency of the shown country; asked for anew when that changes, or on wish. Undefined
 * while an answer is on its way.
 */
export function usePriceHistory(path: string): {
  answered: Answered | undefined;
  retry: () => void;
} {
  const currency = useCountry((state) => state.currency);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>();

  useEffect(() => {
    const stop = new AbortController();
    void askPriceHistory(path, currency, stop.signal).then((history) => {
      if (!stop.signal.aborted) setAnswered({ currency, attempt, history, at: Date.now() });
    });
    return () => stop.abort();
  }, [path, currency, attempt]);

  const isOfNow = answered?.currency === currency && answered.attempt === attempt;
  return {
    answered: isOfNow ? answered : undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}
