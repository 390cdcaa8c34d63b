import { useState } from "react";
import { useLocation } from "react-router";
import type { TrialOffer } from "./trial-offer.ts";
import {
  useSubscriptionStatus,
  type SubscriptionStatus,
} from "../../subscriptions/summary/subscription-status.ts";

/**
 * To whom the banner may offer the trial. In a document with a session whose status was not known at first, the
 * offer stays hidden until the next page: shown later, the banner would push everything down.
 */
export function useTrialOffer(): TrialOffer {
  const status = useSubscriptionStatus();
  const { key } = useLocation();
  const [page, setPage] = useState({ key, initial: status });
  if (page.key !== key) setPage({ key, initial: status });
  return trialOffer(status, page.initial);
}

function trialOffer(now: SubscriptionStatus, whenThePageCame: SubscriptionStatus): TrialOffer {
  if (now === "formerTrialer" || now === "trialer" || now === "subscriber") return "nobody";
  return now === "unknown" || whenThePageCame === "unknown" ? "ifSignedOut" : "everybody";
}
