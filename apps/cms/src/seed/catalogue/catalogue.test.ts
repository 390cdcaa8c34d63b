import { currencies, minorUnitDigits, parseAmount, type Currency } from "@autotune/commerce";
import { expect, test } from "vitest";
import { cardBody, cardSlugs } from "../bodies/product-cards.ts";
import { seedProducts } from "./products.ts";
import { licences } from "./licences.ts";
import { plans } from "./plans.ts";
import { priceSteps } from "./price-steps.ts";
import type { TypedPrices } from "../../catalogue/prices/typed-prices.ts";
import type { SeedProduct } from "./seed-product.ts";
import { vocalChain } from "./shelves.ts";
import { seedUpgrades } from "./upgrades.ts";

const amountOf = (prices: TypedPrices, currency: Currency): number => {
  const parsed = parseAmount(prices[currency], currency);
  if (!parsed.ok) throw new Error(`${prices[currency]} is no amount in ${currency}`);
  return parsed.amount;
};

function productAt(path: string): SeedProduct {
  const product = seedProducts.find((one) => one.path === path);
  if (product === undefined) throw new Error(`There is no product ${path}`);
  return product;
}

/** What it costs while its discount holds. */
function costOf({ prices, discount }: SeedProduct, currency: Currency): number {
  const full = amountOf(prices, currency);
  if (discount === undefined) return full;
  return discount.kind === "percent"
    ? Math.round(full * (1 - discount.percent / 100))
    : full - amountOf(discount.values, currency);
}

test("no product shares its path or its product id with another", () => {
  for (const key of ["path", "pid"] as const)
    expect(new Set(seedProducts.map((product) => product[key])).size).toBe(seedProducts.length);
});

test("from one product to another there is one upgrade, and it costs less than the product itself", () => {
  expect(new Set(seedUpgrades.map(({ from, to }) => `${from} ${to}`)).size).toBe(
    seedUpgrades.length,
  );
  for (const { from, to, step } of seedUpgrades) {
    expect(productAt(from).type).toBe("perpetual");
    expect(productAt(to).wpOnly).toBeUndefined();
    for (const currency of currencies)
      expect(amountOf(priceSteps[step], currency), `${from} to ${to} in ${currency}`).toBeLessThan(
        costOf(productAt(to), currency),
      );
  }
});

test.each(currencies)(
  "in %s a bundle, a year and a higher step are priced as one expects",
  (currency) => {
    const cost = (path: string) => costOf(productAt(path), currency);
    expect(cost("vocal-chain-bundle")).toBeLessThan(
      vocalChain.reduce((sum, path) => sum + cost(path), 0),
    );
    for (const { path } of plans.filter((plan) => plan.interval?.unit === "y"))
      expect(cost(path)).toBeLessThan(12 * cost(path.replace("-yearly", "-monthly")));
    const steps = Object.entries(priceSteps)
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, prices]) => amountOf(prices, currency));
    expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other));
    expect(steps[0]).toBeGreaterThanOrEqual(10 ** minorUnitDigits(currency));
  },
);

test("a card names the plans that hold its product", () => {
  const planCards = plans.filter(({ path }) => path.endsWith("-yearly"));
  for (const slug of cardSlugs) {
    const { products, includedIn } = cardBody(slug) ?? {};
    const sold = products?.default ?? "";
    // A plan holds a bundle by its parts.
    const parts = licences.find(({ path }) => path === sold)?.includes ?? [sold];
    const holding = planCards
      .filter(({ includes }) => parts.every((part) => includes?.includes(part)))
      .map(({ path }) => path.slice("auto-tune-".length, -"-yearly".length));
    expect(includedIn, slug).toEqual(holding);
  }
});

test("what several copies save is left to the catalogue: no card has it typed", () => {
  for (const slug of cardSlugs) expect(cardBody(slug)?.priceConditionals, slug).toBe("");
});
