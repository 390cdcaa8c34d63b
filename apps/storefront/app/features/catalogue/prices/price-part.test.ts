import { lastingPrices, type Interval } from "@autotune/commerce";
import { everywhere, offerSample } from "@autotune/commerce/samples";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { pricePart } from "./price-part.tsx";
import { ProductPrice } from "./product-price.tsx";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/react/macro", () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  Plural: ({ value, one, other }: { value: number; one: string; other: string }) =>
    (value === 1 ? one : other).replace("#", String(value)),
}));

/** As read in dollars. */
function words(...parts: ReactNode[]): string {
  const page = createElement(MemoryRouter, null, createElement(Fragment, null, ...parts));
  return renderToStaticMarkup(page)
    .replaceAll(/<span data-currency="(?!USD)[^"]*">[^<]*<\/span>/g, "")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");
}

const product = (interval: Interval, changes: Parameters<typeof offerSample>[0] = {}) => ({
  ...offerSample({
    path: "plan",
    type: "subscription",
    interval,
    prices: everywhere(5999),
    basePrices: everywhere(5999),
    ...changes,
  }),
  name: "Plan",
  summary: "",
  checkoutInfo: "",
  specialText: "",
});

const quarter = { count: 3, unit: "m" } as const;

it("says for how many months the price of a plan is, and by nothing else what it is a plan of", () => {
  const { kind, price, note } = pricePart({ product: product(quarter), language: "en" });
  expect(words(kind)).toBe("SUBSCRIPTION");
  expect(words(price)).toMatch(/^\$59\.99\/3 mo/);
  expect(words(note)).toBe("$59.99/3 mo. Plan can be modified at any time.");
  const view = product(quarter);
  expect(words(createElement(ProductPrice, { product: view, language: "en" }))).toBe("$59.99/3 mo");
});

it("does not show two years as what one comes to in a month", () => {
  const twoYears = product({ count: 2, unit: "y" });
  expect(words(pricePart({ product: twoYears, language: "en" }).price)).toMatch(/^\$59\.99\/2 yr/);
});

it("leaves the words of a month and of a year as they are", () => {
  const month = pricePart({ product: product({ count: 1, unit: "m" }), language: "en" });
  expect(words(month.price)).toMatch(/^\$59\.99\/mo/);
  expect(words(month.note)).toBe("Charged Monthly at $59.99/mo. Plan can be modified at any time.");
  const year = pricePart({ product: product({ count: 1, unit: "y" }), language: "en" });
  expect(words(year.price)).toMatch(/^\$5\/mo/);
  expect(words(year.note)).toBe("Charged Annually at $59.99/yr. Plan can be modified at any time.");
});

it("names the term that a trial renews for, and that a discount is of", () => {
  const trial = product(quarter, { type: "trial", trialDays: 14 });
  expect(words(pricePart({ product: trial, language: "en" }).note)).toMatch(
    /^For 14 days, then \$59\.99\/3 mo .* until you cancel\.$/,
  );
  const reduced = product(quarter, { prices: everywhere(2999), discountPeriodCount: 2 });
  expect(lastingPrices(reduced).USD).toBe(5999);
  expect(words(pricePart({ product: reduced, language: "en" }).note)).toContain(
    "$29.99/3 mo for the first 6 months, then $59.99/3 mo",
  );
});
