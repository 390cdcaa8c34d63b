import { expect, it } from "vitest";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { isBestDeal } from "./is-best-deal.ts";

const year = { includes: ["pro", "de-esser"], prices: everywhere(17_499) };

it("is a plan that includes the product and costs less for a year, in every currency", () => {
  expect(isBestDeal(year, { path: "pro", prices: everywhere(45_900) })).toBe(true);
  expect(isBestDeal(year, { path: "de-esser", prices: everywhere(9900) })).toBe(false);
  expect(isBestDeal(year, { path: "efx-plus", prices: everywhere(45_900) })).toBe(false);
  const dearOnlyHere = { ...everywhere(45_900), JPY: 9900 };
  expect(isBestDeal(year, { path: "pro", prices: dearOnlyHere })).toBe(false);
});
