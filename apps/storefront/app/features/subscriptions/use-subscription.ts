import { useCallback, useEffect, useRef, useState } from "react";
import type { Subscription } from "../../calls/read-subscription.ts";
import { askSubscription } from "../../calls/subscriptions.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useSummary } from "../../state/summary.ts";

type SubscriptionState =
  | { readonly kind: "loading" | "missing" | "failed" }
  | { readonly kind: "there"; readonly subscription: Subscription };

export interface AskedSubscription {
  readonly state: SubscriptionState;
  /** What is shown may be old. */
  readonly reload: () => void;
  /** Something was done, and this is what has become of it. */
  readonly show: (subscription: Subscription) => void;
}

/** A plan of the signed-in person; asked for again whenever the account's summary tells something new of it. */
export function useSubscription(id: number, providerId: string): AskedSubscription {
  const language = useLanguage();
  const [state, setState] = useState<SubscriptionState>({ kind: "loading" });
  const asking = useRef<AbortController>(undefined);

  const reload = useCallback(() => {
    asking.current?.abort();
    const stop = new AbortController();
    asking.current = stop;
    void askSubscription({ id, providerId, language }, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      if (typeof answer !== "string") setState({ kind: "there", subscription: answer });
      // What is there stays where no answer comes.
      else
        setState((now) => (answer === "failed" && now.kind === "there" ? now : { kind: answer }));
    });
  }, [id, providerId, language]);

  useEffect(() => {
    reload();
    return () => asking.current?.abort();
  }, [reload]);
  useNews(id, reload);

  const show = (subscription: Subscription) => {
    // An answer that is on its way may be older than this.
    asking.current?.abort();
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
    // The first that is heard is what the page has just asked for itself.
    if (known.current !== undefined) reload();
    known.current = news;
  }, [news, reload]);
}
