import { isTrialOffered } from "@autotune/commerce";
import { create } from "zustand";
import type { Summary } from "../api/read-summary.ts";
import { useUser } from "../../identity/session/user-store.ts";

/** A person's status for the Unlimited plan; it decides what the shop offers them. */
export type SubscriptionStatus =
  /** There is a session, but no summary yet. */
  | "unknown"
  /** May start a trial. */
  | "newcomer"
  /** Had their trial, or may have none. */
  | "formerTrialer"
  | "trialer"
  | "subscriber";

interface SignedInStatus {
  readonly subscriptionStatus: SubscriptionStatus;
  /** The one plan that has not ended; null where there is none, or more than one. */
  readonly plan: { readonly id: number; readonly providerId: string } | null;
  readonly ownedProducts: Summary["ownedProducts"];
}

/** Of the signed-in person. */
export const useSignedInStatus = create<SignedInStatus>(() => ({
  subscriptionStatus: "unknown",
  plan: null,
  ownedProducts: {},
}));

export function onlyPlanOf({ plans }: Pick<Summary, "plans">): SignedInStatus["plan"] {
  const [plan, ...others] = plans.filter(({ state }) => state !== "deactivated");
  return plan === undefined || others.length > 0 ? null : plan;
}

export function subscriptionStatusOf(summary: Summary): SubscriptionStatus {
  if (summary.isActiveSubscriber) return "subscriber";
  if (summary.isActiveTrialer) return "trialer";
  return isTrialOffered(summary) ? "newcomer" : "formerTrialer";
}

/** Whether a plan or a trial is active: a second one cannot be bought. */
export function useHasPlan(): boolean {
  const status = useSubscriptionStatus();
  return status === "subscriber" || status === "trialer";
}

/** Of the current visitor. The server renders pages for a new visitor; the user is known later. */
export function useSubscriptionStatus(): SubscriptionStatus {
  const status = useUser((state) => state.status);
  const signedIn = useSignedInStatus(({ subscriptionStatus }) => subscriptionStatus);
  if (status === "signedOut") return "newcomer";
  return status === "signedIn" ? signedIn : "unknown";
}
