import { hash } from "node:crypto";
import type { SummaryResponse } from "@autotune/contract";
import { usableUntil, type PlanTerm } from "@autotune/database/schema";
import { countOffers } from "../../licensing/index.ts";
import type { SummaryFacts } from "./summary-facts.ts";

type Plan = SummaryResponse["subscriptionSummary"][number];

export interface SummaryInput {
  readonly facts: SummaryFacts;
  readonly plans: readonly Plan[];
  readonly pendingProductChanges: SummaryResponse["pendingProductChanges"];
}

/** What an account owns and owned, as the storefront requests it. */
export function summariseAccount(
  { facts, plans, pendingProductChanges }: SummaryInput,
  now: Date,
): SummaryResponse {
  const usable = plans.filter((plan) => usableUntil(termOf(plan)) > now);
  const isActiveTrialer = usable.some((plan) => isInTrial(plan, now));
  const isActiveSubscriber = usable.some((plan) => !isInTrial(plan, now));
  // A subscriber changes their plan; a second one cannot be bought beside it.
  const hasPlan = plans.some(({ fs_status: state }) => state !== "deactivated");
  const products = facts.products.map(({ pid, quantity }) => ({ pid, quantity }));
  const owned = countOffers(facts.upgrades);
  return {
    isActiveSubscriber,
    isActiveTrialer,
    wasTrialer: facts.hasUsedTrial && !isActiveTrialer,
    wasSubscriber: facts.hasPaidForPlan && !isActiveSubscriber,
    hasAvailableTrial: facts.hasUsedTrial || hasPlan ? 0 : 1,
    subscriptionSummary: [...plans],
    productSummary: products,
    owned_products: owned,
    available_upgrades: owned.reduce((sum, { upgrades }) => sum + upgrades, 0),
    pendingProductChanges,
    cbValues: { products: versionOf(facts.products), subscriptions: versionOf(plans) },
  };
}

/** Also one that was cancelled in its trial: it runs until that ends. One that was not runs until its first charge. */
function isInTrial({ fs_status: state, trialEndsAt }: Plan, now: Date): boolean {
  return state === "trial" || (trialEndsAt !== null && Date.parse(trialEndsAt) > now.getTime());
}

function termOf({ fs_status: state, entitledUntil, nextChargeAt }: Plan): PlanTerm {
  return {
    state,
    entitledUntil: new Date(entitledUntil),
    nextChargeAt: nextChargeAt === null ? null : new Date(nextChargeAt),
  };
}

/** Changes whenever the state does: a licence that replaces another has a newer number. */
function versionOf(state: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(state), "base64url").slice(0, 16);
}
