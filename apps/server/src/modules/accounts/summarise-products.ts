import { hash } from "node:crypto";
import type { SummaryAnswer } from "@autotune/contract";
import type { OwnedProduct } from "./repository.ts";

/** What an account owns, as the storefront asks for it. Plans are not sold yet, so nobody has or had one. */
export function summariseProducts(owned: readonly OwnedProduct[]): SummaryAnswer {
  return {
    isActiveSubscriber: false,
    isActiveTrialer: false,
    wasTrialer: false,
    wasSubscriber: false,
    hasAvailableTrial: 1,
    subscriptionSummary: [],
    productSummary: owned.map(({ pid, quantity }) => ({ pid, quantity })),
    available_upgrades: 0,
    pendingProductChanges: [],
    cbValues: { products: versionOf(owned) },
  };
}

/** Differs whenever the licences do: a licence that takes another's place has a newer number. */
function versionOf(owned: readonly OwnedProduct[]): string {
  const state = owned.map(({ pid, quantity, newestLicence }) => [pid, quantity, newestLicence]);
  return hash("sha256", JSON.stringify(state), "base64url").slice(0, 16);
}
