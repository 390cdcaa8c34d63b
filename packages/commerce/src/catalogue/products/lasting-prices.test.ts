import { expect, it } from "vitest";
import { everywhere } from "../pricing/everywhere.sample.ts";
import { lastingPrices } from "./lasting-prices.ts";
import { offerSample } from "./product.sample.ts";

const reduced = { prices: everywhere(1250), basePrices: everywhere(2500) };

it("a discount for the first periods is no part of what a plan costs for good", () => {
  const plan = offerSample({ ...reduced, discountPeriodCount: 3 });
  expect(lastingPrices(plan)).toEqual(everywhere(2500));
});

it("any other discount is", () => {
  expect(lastingPrices(offerSample(reduced))).toEqual(everywhere(1250));
});
