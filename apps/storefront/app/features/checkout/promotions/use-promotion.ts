import { useEffect, useState } from "react";
import { fetchPromotion, type PromotionResult } from "../api/fetch-promotion.ts";
import { useUser } from "../../identity/session/user-store.ts";

interface LoadedPromotion {
  readonly question: string;
  readonly result: PromotionResult;
}

/** What a promotion offers to the current person; undefined while loading. Fetched again for another person. */
export function usePromotion(code: string): {
  readonly result: PromotionResult | undefined;
  readonly retry: () => void;
} {
  const status = useUser((state) => state.status);
  const [loaded, setLoaded] = useState<LoadedPromotion>();
  const [times, setTimes] = useState(0);
  const question = `${code} ${status} ${times}`;
  useEffect(() => {
    if (status === "unknown") return;
    let isLeft = false;
    void fetchPromotion(code).then((result) => {
      if (!isLeft) setLoaded({ question, result });
    });
    return () => {
      isLeft = true;
    };
  }, [code, status, question]);
  return {
    result: loaded?.question === question ? loaded.result : undefined,
    retry: () => setTimes((before) => before + 1),
  };
}
