import {
  coveredProducts,
  isCovered,
  parseAmount,
  recommendProduct,
  type FinderProduct,
  type FinderUpgrade,
  type Suggestion,
} from "@autotune/commerce";
import { everywhere } from "@autotune/commerce/samples";
import { families } from "@autotune/contract";
import { expect, it } from "vitest";
import type { TypedPrices } from "../../catalogue/prices/typed-prices.ts";
import { hostWords } from "../content/en/fragments/host-words.ts";
import { content } from "../content/en/index.ts";
import { compatibilityOf } from "../content/hosts.ts";
import { people, type Person } from "./finder-people.ts";
import { priceSteps } from "./price-steps.ts";
import { seedProducts } from "./products.ts";
import { traitsOf } from "./traits.ts";
import { seedUpgrades } from "./upgrades.ts";

/** Prices of all currencies have the same order, and the rule compares them in this one. */
function pricesOf(typed: TypedPrices): FinderProduct["prices"] {
  const parsed = parseAmount(typed.USD, "USD");
  if (!parsed.ok) throw new Error(`${typed.USD} is no amount`);
  return everywhere(parsed.amount);
}

/** As the shop lists them: by family, in the order of the menus. */
const pages = families.flatMap((family) =>
  Object.values(content.productPages)
    .filter((page) => page.family === family)
    .toSorted((one, other) => (one.nav?.order ?? 99) - (other.nav?.order ?? 99)),
);

const products: FinderProduct[] = pages.flatMap(({ family, products: sold }) =>
  sold.flatMap((path) => {
    const product = seedProducts.find((one) => one.path === path);
    if (product === undefined || product.variantParent !== undefined) return [];
    const { formats = [], crafts = [] } = traitsOf(path);
    const { type, interval = null, includes = [] } = product;
    return [
      { path, type, interval, includes, family, formats, crafts, prices: pricesOf(product.prices) },
    ];
  }),
);

/** What people call a product, by its page; what is no longer sold has none. */
function pathOf(slug: string): string {
  const page = pages.find((one) => one.slug === slug);
  const path = products.find((product) => page?.products.includes(product.path))?.path;
  if (path !== undefined) return path;
  const legacy = seedProducts.find((one) => one.path === slug || one.path === `auto-tune-${slug}`);
  if (legacy === undefined) throw new Error(`There is no product ${slug}`);
  return legacy.path;
}

const hosts = compatibilityOf(hostWords).hosts.map(({ name, formats }) => ({
  slug: name.toLowerCase().replaceAll(" ", "-"),
  formats,
}));

function ask({ make, record, spend, owns = {} }: Person) {
  const host = hosts.find(({ slug }) => slug === record);
  if (host === undefined && record !== "") throw new Error(`There is no DAW ${record}`);
  const owned = Object.entries(owns).map(([slug, count]) => ({ path: pathOf(slug), count }));
  const plan = products.find(
    ({ path, type }) => type === "subscription" && owned.some((one) => one.path === path),
  );
  const covered = coveredProducts(
    owned.map(({ path }) => ({
      path,
      includes: seedProducts.find((one) => one.path === path)?.includes ?? [],
    })),
  );
  const upgrades: FinderUpgrade[] = owned
    .flatMap(({ path, count }) =>
      seedUpgrades
        .filter(({ from, to }) => from === path && !covered.has(to))
        .map(({ from, to, step }) => ({
          path: `${to}-upgrade-from-${from}`,
          from,
          to,
          prices: pricesOf(priceSteps[step]),
          count,
        })),
    )
    .toSorted((one, other) => savingOf(other) - savingOf(one));
  return recommendProduct({
    make,
    spend,
    hostFormats: host?.formats,
    products,
    owns: (product) => isCovered(product, covered),
    upgrades,
    hasPlan: plan !== undefined,
  });
}

function savingOf({ to, prices }: FinderUpgrade): number {
  const target = products.find(({ path }) => path === to);
  return (target?.prices.USD ?? 0) - prices.USD;
}

const nameOf = ({ product, upgrade }: Suggestion<FinderProduct>) =>
  `${upgrade === undefined ? "" : "upgrade:"}${product.path}`;

it.each(people)("[FIND-01] finds what we would recommend to who $who", (person) => {
  const answer = ask(person);
  if (!answer.ok) throw new Error(answer.reason);
  const accepted = person.accept.map((name) =>
    name.startsWith("upgrade:") ? `upgrade:${pathOf(name.slice("upgrade:".length))}` : pathOf(name),
  );
  expect(accepted).toContain(nameOf(answer.recommendation));
  // An upgrade is for all licenses of what is owned.
  const { upgrade } = answer.recommendation;
  const licences = Object.entries(person.owns ?? {}).find(
    ([slug]) => pathOf(slug) === upgrade?.from,
  );
  expect(upgrade?.count).toBe(licences?.[1]);
  const shown = [answer.recommendation, ...answer.alternatives].map(({ product }) => product.path);
  // A plan with nearly everything leaves one product.
  expect(new Set(shown).size).toBe(person.owns?.["unlimited"] === undefined ? 3 : 1);
});

it("[FIND-01] has heard thirty people", () => {
  expect(new Set(people.map(({ who }) => who)).size).toBe(30);
});

it("[FIND-01] recommends nothing for a DAW that loads no plug-ins", () => {
  const answer = ask({ who: "", make: "sing", record: "bandlab", spend: "once", accept: [] });
  expect(answer).toEqual({ ok: false, reason: "hostWithoutPlugins" });
});
