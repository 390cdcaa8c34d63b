import { useState } from "react";
import { useLocation } from "react-router";
import type { TrialOffer } from "../../features/mini-banner/trial-offer.ts";
import { usePlanStanding, type PlanStanding } from "../../state/plan-standing.ts";

/**
 * To whom the band may offer the trial. Where it was not known when this page came, a document with a session keeps
 * the offer hidden for as long as the page stands: shown in its middle, the band would push everything down. The
 * next page begins with it.
 */
export function useTrialOffer(): TrialOffer {
  const standing = usePlanStanding();
  const { key } = useLocation();
  const [page, setPage] = useState({ key, standing });
  if (page.key !== key) setPage({ key, standing });
  return trialOffer(standing, page.standing);
}

function trialOffer(now: PlanStanding, whenThePageCame: PlanStanding): TrialOffer {
  if (now === "formerTrialer" || now === "trialer" || now === "subscriber") return "nobody";
  return now === "unknown" || whenThePageCame === "unknown" ? "ifSignedOut" : "everybody";
}
