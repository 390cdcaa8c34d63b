import { useEffect, useState } from "react";
import { knownSummary, useSummary } from "../../state/summary.ts";
import { useUser } from "../../state/user-store.ts";
import type { PopupReader } from "./choose-popup.ts";

/** Who is there: undefined until that is known, `null` for a visitor of whom nothing is known. */
export function usePopupReader(): PopupReader | null | undefined {
  const { status, user } = useUser();
  const summary = useSummary();
  const [answeredFor, setAnsweredFor] = useState<number>();
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) return;
    void knownSummary().then(() => setAnsweredFor(id));
  }, [id]);

  if (status === "unknown") return undefined;
  if (user === null) return null;
  if (summary.status === "unknown" && answeredFor !== id) return undefined;
  // Without an answer about their plans, what their account says of them has to do.
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
