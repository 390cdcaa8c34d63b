import { create } from "zustand";
import type { Summary } from "../calls/read-summary.ts";
import { useUser } from "./user-store.ts";

/** How somebody stands to the Unlimited plan; what the shop offers them follows from it. */
export type PlanStanding =
  /** Somebody is signed in, and the server has not said yet. */
  | "unknown"
  /** A trial is theirs to take. */
  | "newcomer"
  /** Had their trial, or may have none. */
  | "formerTrialer"
  | "trialer"
  | "subscriber";

interface SignedInStanding {
  readonly standing: PlanStanding;
  /** The one plan that has not ended; null where there is none, or more than one. */
  readonly plan: { readonly id: number; readonly providerId: string } | null;
}

/** Of whoever is signed in. */
export const useSignedInStanding = create<SignedInStanding>(() => ({
  standing: "unknown",
  plan: null,
}));

export function onlyPlanOf({ plans }: Pick<Summary, "plans">): SignedInStanding["plan"] {
  const [plan, ...others] = plans.filter(({ state }) => state !== "deactivated");
  return plan === undefined || others.length > 0 ? null : plan;
}

export function standingOf(summary: Summary): PlanStanding {
  if (summary.isActiveSubscriber) return "subscriber";
  if (summary.isActiveTrialer) return "trialer";
  return summary.wasTrialer || summary.hasAvailableTrial === 0 ? "formerTrialer" : "newcomer";
}

/** Whether somebody has a plan or tries one: a second one cannot be bought. */
export function useHasPlan(): boolean {
  const standing = usePlanStanding();
  return standing === "subscriber" || standing === "trialer";
}

/** Of whoever is there. The server draws pages for a newcomer; who it is comes after. */
export function usePlanStanding(): PlanStanding {
  const status = useUser((state) => state.status);
  const signedIn = useSignedInStanding(({ standing }) => standing);
  if (status === "signedOut") return "newcomer";
  return status === "signedIn" ? signedIn : "unknown";
}
