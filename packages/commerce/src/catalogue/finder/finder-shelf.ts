import type { Make } from "./finder-answers.ts";
import type { FinderProduct, FinderQuestion, FinderUpgrade } from "./finder-question.ts";
import { firstYearCost } from "./first-year-cost.ts";
import { isMadeForHost, runsIn } from "./runs-in.ts";

/** What is left for a person after their answers, sorted as the finder needs it. */
export interface FinderShelf<Product extends FinderProduct, Upgrade extends FinderUpgrade> {
  /** Paid once, for what the person makes, the first choice first. */
  readonly fitting: readonly Product[];
  /** Paid once, for other work, in the editors' order. */
  readonly others: readonly Product[];
  readonly bundles: readonly Product[];
  /** The cheapest first. */
  readonly plans: readonly Product[];
  /** To what fits, the worthiest first. */
  readonly upgrades: readonly Upgrade[];
  readonly isMadeForHost: (product: Product) => boolean;
  /** How many of a plan's or bundle's tools run in the person's DAW. */
  readonly countTools: (product: Product) => number;
}

export function finderShelf<Product extends FinderProduct, Upgrade extends FinderUpgrade>(
  question: FinderQuestion<Product, Upgrade>,
): FinderShelf<Product, Upgrade> {
  const { make, hostFormats, products, owns, hasPlan } = question;
  const allFormats = products.flatMap(({ formats }) => formats);
  const made = (product: Product) => isMadeForHost(product.formats, hostFormats, allFormats);
  const running = products.filter(({ formats }) => runsIn(formats, hostFormats));
  const runningPaths = new Set(running.map(({ path }) => path));
  const left = running.filter((product) => product.type === "perpetual" && !owns(product));
  const tools = left.filter(({ includes }) => includes.length === 0);
  const fitting = tools.filter((product) => fits(product, make));
  const sorted =
    make === "everything"
      ? fitting.toSorted((one, other) => other.crafts.length - one.crafts.length)
      : fitting.toSorted((one, other) => Number(made(other)) - Number(made(one)));
  return {
    fitting: sorted,
    others: tools.filter((product) => !fits(product, make)),
    bundles: left.filter(({ includes }) => includes.length > 0),
    plans: hasPlan
      ? []
      : running
          .filter(({ type }) => type === "subscription")
          .toSorted((one, other) => firstYearCost(one) - firstYearCost(other)),
    upgrades: question.upgrades.filter((upgrade) => isWorthy(upgrade, sorted, products)),
    isMadeForHost: made,
    countTools: ({ includes }) => includes.filter((path) => runningPaths.has(path)).length,
  };
}

function fits({ crafts }: FinderProduct, make: Make): boolean {
  return make === "everything" ? crafts.length > 0 : crafts.includes(make);
}

/** It leads to something that fits, and gives up nothing from another shelf that is still sold. */
function isWorthy(
  { from, to }: FinderUpgrade,
  fitting: readonly FinderProduct[],
  products: readonly FinderProduct[],
): boolean {
  const target = fitting.find(({ path }) => path === to);
  const source = products.find(({ path }) => path === from);
  return target !== undefined && (source === undefined || source.family === target.family);
}
