import { coveredProducts, formKey, isCovered, recommendProduct } from "@autotune/commerce";
import type { ListedProductView } from "@autotune/contract";
import { useEffect, useState } from "react";
import { useOwned } from "../../licensing/owned-products/owned.ts";
import { useHasPlan } from "../../subscriptions/summary/subscription-status.ts";
import { knownSummary, useSummary } from "../../subscriptions/summary/summary.ts";
import { useUpgradeOffers } from "../upgrades/use-upgrade-offers.ts";
import { FinderAnswerView } from "./finder-answer-view.tsx";
import type { FinderResultProps, FoundUpgrade } from "./found.ts";
import { ResultSkeleton } from "./result-skeleton.tsx";

/** The answer for a signed-in person: without what they have, and with their upgrades. */
export function OwnersResult({ visitor, products }: FinderResultProps) {
  const { make, spend, host } = visitor;
  const { status, offers } = useUpgradeOffers();
  const licences = useOwned(({ owned }) => owned);
  const plans = useSummary((summary) => summary.plans);
  const hasPlan = useHasPlan();
  const [hasAskedForPlans, setHasAskedForPlans] = useState(false);
  useEffect(() => void knownSummary().then(() => setHasAskedForPlans(true)), []);
  // An answer is never shown and replaced: somebody may be about to press it.
  if (status === "loading" || !hasAskedForPlans) return <ResultSkeleton />;
  const has = [
    ...licences.filter(({ upgradedTo }) => upgradedTo === null).map(({ path }) => path),
    ...plans.filter(({ state }) => hasPlan && state !== "deactivated").map(({ path }) => path),
  ];
  const covered = coveredProducts(has.map((path) => ({ path, includes: partsOf(path, products) })));
  const answer = recommendProduct<ListedProductView, FoundUpgrade>({
    make,
    spend,
    hostFormats: host?.formats,
    products,
    owns: (product) => isCovered(product, covered),
    upgrades: offers.map((listed) => ({
      path: listed.offer.path,
      from: listed.offer.from,
      to: listed.offer.to,
      prices: listed.offer.prices,
      count: listed.licences.length,
      listed,
    })),
    hasPlan,
  });
  return <FinderAnswerView answer={answer} visitor={visitor} products={products} />;
}

/** Of a plan one form is listed; by the year or as a trial it includes the same. */
function partsOf(path: string, products: readonly ListedProductView[]): readonly string[] {
  const product = products.find((listed) =>
    listed.type === "subscription" ? path.startsWith(formKey(listed)) : listed.path === path,
  );
  return product?.includes ?? [];
}
