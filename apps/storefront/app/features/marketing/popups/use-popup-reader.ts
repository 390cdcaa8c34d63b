import { useEffect, useState } from "react";
import { knownSummary, useSummary } from "../../subscriptions/summary/summary.ts";
import { useUser } from "../../identity/session/user-store.ts";
import type { PopupReader } from "./choose-popup.ts";

/** The reader: undefined until the session is known, `null` for an unknown visitor. */
export function usePopupReader(): PopupReader | null | undefined {
  const { status, user } = useUser();
  const summary = useSummary();
  const [loadedFor, setLoadedFor] = useState<number>();
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) return;
    void knownSummary().then(() => setLoadedFor(id));
  }, [id]);

  if (status === "unknown") return undefined;
  if (user === null) return null;
  if (summary.status === "unknown" && loadedFor !== id) return undefined;
  // Without a summary of their plans, the account's own flags are used.
  const isKnown = summary.status === "known";
  return {
    isSubscriber: isKnown ? summary.isActiveSubscriber : user.is_active_subscriber,
    isTrialer: isKnown ? summary.isActiveTrialer : user.is_active_trialer,
    wasSubscriber: summary.wasSubscriber,
    wasTrialer: summary.wasTrialer,
    getsMarketing: user.optin_marketing,
    getsNewsletter: user.optin_newsletter,
  };
}
