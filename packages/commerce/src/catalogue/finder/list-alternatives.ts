import type { Suggestion } from "./finder-answer.ts";
import type { FinderProduct, FinderUpgrade } from "./finder-question.ts";
import type { FinderShelf } from "./finder-shelf.ts";
import { firstYearCost } from "./first-year-cost.ts";
import { planWith, upgradeTo } from "./suggestions.ts";

const most = 2;

/** Two ways to choose otherwise: first the other way to pay, then more or less of the same. */
export function listAlternatives<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  recommended: Suggestion<Product, Upgrade>,
  shelf: FinderShelf<Product, Upgrade>,
): Suggestion<Product, Upgrade>[] {
  const { product } = recommended;
  const isPlan = product.type === "subscription";
  const candidates: (Suggestion<Product, Upgrade> | undefined)[] = [
    ...(isPlan
      ? [ownedInstead(shelf), otherPlan(product, shelf)]
      : [planWith([product, ...shelf.fitting], shelf), bundleFor(shelf)]),
    ...shelf.fitting.map((other) => orBuy(other, product, shelf)),
    ...shelf.plans.map((other) => compared<Product, Upgrade>(other, product)),
    ...shelf.others.map((other) => ({
      product: other,
      reason: { kind: "somethingElse" as const },
    })),
  ];
  const seen = new Set([product.path]);
  const chosen: Suggestion<Product, Upgrade>[] = [];
  for (const candidate of candidates) {
    if (candidate === undefined || seen.has(candidate.product.path)) continue;
    seen.add(candidate.product.path);
    chosen.push(candidate);
  }
  return chosen.slice(0, most);
}

/** Instead of a plan. */
function ownedInstead<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  shelf: FinderShelf<Product, Upgrade>,
): Suggestion<Product, Upgrade> | undefined {
  const [first] = shelf.fitting;
  if (first === undefined) return undefined;
  return upgradeTo(shelf.upgrades[0], shelf) ?? { product: first, reason: { kind: "paidOnce" } };
}

/** The next larger plan; below the largest the next smaller one. */
function otherPlan<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  plan: Product,
  { plans }: FinderShelf<Product, Upgrade>,
): Suggestion<Product, Upgrade> | undefined {
  const place = plans.indexOf(plan);
  const other = plans[place + 1] ?? plans[place - 1];
  return other === undefined ? undefined : compared(other, plan);
}

/** A bundle that has several of the tools for this work. */
function bundleFor<Product extends FinderProduct, Upgrade extends FinderUpgrade>({
  bundles,
  fitting,
  countTools,
}: FinderShelf<Product, Upgrade>): Suggestion<Product, Upgrade> | undefined {
  const has = ({ includes }: Product) =>
    fitting.filter(({ path }) => includes.includes(path)).length;
  const product = bundles.find((bundle) => has(bundle) > 1);
  if (product === undefined) return undefined;
  return { product, reason: { kind: "bundle", tools: countTools(product) } };
}

function orBuy<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  other: Product,
  than: Product,
  shelf: FinderShelf<Product, Upgrade>,
): Suggestion<Product, Upgrade> {
  const upgrade = shelf.upgrades.find(({ to }) => to === other.path);
  return upgradeTo(upgrade, shelf) ?? compared(other, than);
}

function compared<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  product: Product,
  than: Product,
): Suggestion<Product, Upgrade> {
  const isLess = firstYearCost(product) < firstYearCost(than);
  return { product, reason: { kind: isLess ? "costsLess" : "goesFurther" } };
}
