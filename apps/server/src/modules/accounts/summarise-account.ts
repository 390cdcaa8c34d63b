import { hash } from "node:crypto";
import type { SummaryAnswer } from "@autotune/contract";
import type { SummaryFacts } from "./summary-facts.ts";

type Plan = SummaryAnswer["subscriptionSummary"][number];

export interface SummaryParts {
  readonly facts: SummaryFacts;
  readonly plans: readonly Plan[];
  readonly pendingProductChanges: SummaryAnswer["pendingProductChanges"];
}

/** What an account has and had, as the storefront asks for it. */
export function summariseAccount(
  { facts, plans, pendingProductChanges }: SummaryParts,
  now: Date,
): SummaryAnswer {
  const usable = plans.filter(({ entitledUntil }) => Date.parse(entitledUntil) > now.getTime());
  const isActiveTrialer = usable.some((plan) => isInTrial(plan, now));
  const isActiveSubscriber = usable.some((plan) => !isInTrial(plan, now));
  // Whoever has a plan changes that one; a second cannot be bought beside it.
  const hasPlan = plans.some(({ fs_status: state }) => state !== "deactivated");
  const products = facts.products.map(({ pid, quantity }) => ({ pid, quantity }));
  return {
    isActiveSubscriber,
    isActiveTrialer,
    wasTrialer: facts.hasUsedTrial && !isActiveTrialer,
    wasSubscriber: facts.hasPaidForPlan && !isActiveSubscriber,
    hasAvailableTrial: facts.hasUsedTrial || hasPlan ? 0 : 1,
    subscriptionSummary: [...plans],
    productSummary: products,
    available_upgrades: facts.upgradeTargets,
    pendingProductChanges,
    cbValues: { products: versionOf(facts.products), subscriptions: versionOf(plans) },
  };
}

/** Also one that was cancelled in its trial: it runs on until that ends. */
function isInTrial({ trialEndsAt }: Plan, now: Date): boolean {
  return trialEndsAt !== null && Date.parse(trialEndsAt) > now.getTime();
}

/** Differs whenever the state does: a licence that takes another's place has a newer number. */
function versionOf(state: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(state), "base64url").slice(0, 16);
}
