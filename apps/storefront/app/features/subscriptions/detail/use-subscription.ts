import { useCallback, useEffect, useRef, useState } from "react";
import type { Subscription } from "../api/read-subscription.ts";
import { fetchSubscription } from "../api/subscriptions.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useSummary } from "../summary/summary.ts";

type SubscriptionState =
  | { readonly kind: "loading" | "missing" | "failed" }
  | { readonly kind: "there"; readonly subscription: Subscription };

export interface SubscriptionResource {
  readonly state: SubscriptionState;
  /** What is shown may be outdated. */
  readonly reload: () => void;
  /** Shows the updated plan after a step. */
  readonly show: (subscription: Subscription) => void;
}

/** A plan of the signed-in person; fetched again whenever the account's summary changes for it. */
export function useSubscription(id: number, providerId: string): SubscriptionResource {
  const language = useLanguage();
  const [state, setState] = useState<SubscriptionState>({ kind: "loading" });
  const controller = useRef<AbortController>(undefined);

  const load = useCallback(() => {
    controller.current?.abort();
    const stop = new AbortController();
    controller.current = stop;
    void fetchSubscription({ id, providerId, language }, stop.signal).then((result) => {
      if (stop.signal.aborted) return;
      if (typeof result !== "string") setState({ kind: "there", subscription: result });
      // A failed refetch keeps what is shown.
      else
        setState((now) => (result === "failed" && now.kind === "there" ? now : { kind: result }));
    });
  }, [id, providerId, language]);

  useEffect(() => {
    load();
    return () => controller.current?.abort();
  }, [load]);
  useNews(id, load);

  const reload = () => {
    // Each try is seen.
    setState((now) => (now.kind === "failed" ? { kind: "loading" } : now));
    load();
  };

  const show = (subscription: Subscription) => {
    // A pending response may be older than this.
    controller.current?.abort();
    setState({ kind: "there", subscription });
  };

  return { state, reload, show };
}

function useNews(id: number, reload: () => void): void {
  const news = useSummary(({ status, plans, productChanges }) =>
    status === "known"
      ? JSON.stringify([
          plans.find((plan) => plan.id === id),
          productChanges.filter((change) => change.subscription_id === id),
        ])
      : undefined,
  );
  const known = useRef(news);
  useEffect(() => {
    if (news === undefined || news === known.current) return;
    // The first summary matches what the page has just fetched itself.
    if (known.current !== undefined) reload();
    known.current = news;
  }, [news, reload]);
}
