import type { FinderAnswer, Suggestion } from "./finder-answer.ts";
import type { FinderProduct, FinderQuestion, FinderUpgrade } from "./finder-question.ts";
import { finderShelf, type FinderShelf } from "./finder-shelf.ts";
import { firstYearCost } from "./first-year-cost.ts";
import { listAlternatives } from "./list-alternatives.ts";
import { runsIn } from "./runs-in.ts";
import { planWith, upgradeTo } from "./suggestions.ts";

/** Which product is for somebody who answered three questions: one, why, and at most two others. */
export function recommendProduct<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  question: FinderQuestion<Product, Upgrade>,
): FinderAnswer<Product, Upgrade> {
  const { products, hostFormats } = question;
  if (!products.some(({ formats }) => runsIn(formats, hostFormats)))
    return { ok: false, reason: "hostWithoutPlugins" };
  const shelf = finderShelf(question);
  const recommendation = recommend(question, shelf) ?? somethingElse(shelf);
  if (recommendation === undefined) return { ok: false, reason: "nothingLeft" };
  return { ok: true, recommendation, alternatives: listAlternatives(recommendation, shelf) };
}

function recommend<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  { make, spend }: FinderQuestion<Product, Upgrade>,
  shelf: FinderShelf<Product, Upgrade>,
): Suggestion<Product, Upgrade> | undefined {
  switch (spend) {
    case "little":
      return leastInFirstYear(shelf, make === "everything");
    case "monthly":
      return (
        (make === "everything" ? largestPlan(shelf) : planWith(shelf.fitting, shelf)) ??
        boughtOnce(shelf, make === "everything")
      );
    case "best":
      return make === "everything"
        ? (largestPlan(shelf) ?? boughtOnce(shelf, true))
        : (worthiestUpgrade(shelf) ?? mostCapable(shelf));
    case "once":
      return boughtOnce(shelf, make === "everything");
  }
}

/** What an owner is offered comes before what everybody can buy. */
function boughtOnce<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  shelf: FinderShelf<Product, Upgrade>,
  forEverything: boolean,
): Suggestion<Product, Upgrade> | undefined {
  const [product] = shelf.fitting;
  if (product === undefined) return undefined;
  const kind = forEverything
    ? "mostVersatile"
    : shelf.isMadeForHost(product)
      ? "madeForHost"
      : "firstChoice";
  return worthiestUpgrade(shelf) ?? { product, reason: { kind } };
}

function worthiestUpgrade<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  shelf: FinderShelf<Product, Upgrade>,
): Suggestion<Product, Upgrade> | undefined {
  return upgradeTo(shelf.upgrades[0], shelf);
}

/** For everything a single tool would be no answer: the smallest plan is. */
function leastInFirstYear<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  shelf: FinderShelf<Product, Upgrade>,
  forEverything: boolean,
): Suggestion<Product, Upgrade> | undefined {
  const [smallest] = shelf.plans;
  if (forEverything && smallest !== undefined)
    return { product: smallest, reason: { kind: "leastInFirstYear" } };
  const [upgrade] = shelf.upgrades.toSorted((one, other) => one.prices.USD - other.prices.USD);
  if (upgrade !== undefined) return upgradeTo(upgrade, shelf);
  const paths = new Set(shelf.fitting.map(({ path }) => path));
  const [product] = [
    ...shelf.fitting,
    ...shelf.plans.filter(({ includes }) => includes.some((path) => paths.has(path))),
  ].toSorted((one, other) => firstYearCost(one) - firstYearCost(other));
  return product === undefined ? undefined : { product, reason: { kind: "leastInFirstYear" } };
}

function largestPlan<Product extends FinderProduct, Upgrade extends FinderUpgrade>({
  plans,
  countTools,
}: FinderShelf<Product, Upgrade>): Suggestion<Product, Upgrade> | undefined {
  const [product] = plans.toSorted((one, other) => countTools(other) - countTools(one));
  if (product === undefined) return undefined;
  return { product, reason: { kind: "largestPlan", tools: countTools(product) } };
}

/** Editors price what does more higher. */
function mostCapable<Product extends FinderProduct, Upgrade extends FinderUpgrade>({
  fitting,
}: FinderShelf<Product, Upgrade>): Suggestion<Product, Upgrade> | undefined {
  const [product] = fitting.toSorted((one, other) => other.prices.USD - one.prices.USD);
  return product === undefined ? undefined : { product, reason: { kind: "mostCapable" } };
}

/** Everything for this work is owned. */
function somethingElse<Product extends FinderProduct, Upgrade extends FinderUpgrade>({
  others,
}: FinderShelf<Product, Upgrade>): Suggestion<Product, Upgrade> | undefined {
  const [product] = others;
  return product === undefined ? undefined : { product, reason: { kind: "somethingElse" } };
}
