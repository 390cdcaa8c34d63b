import { expect, it } from "vitest";
import { pricesToCome } from "./prices-to-come.ts";

const usd = (amount: number) => ({ amount, currency: "USD" as const });
const price = usd(1250);
const discounted = (periods: number) => ({ periods, priceAfter: usd(2500) });

it("paying the first period today leaves one reduced charge less", () => {
  expect(pricesToCome({ price, discounted: discounted(3) }, { isPaid: true })).toEqual({
    price,
    discount: discounted(2),
  });
});

it("after a discount for one period the next charge is the full price", () => {
  expect(pricesToCome({ price, discounted: discounted(1) }, { isPaid: true })).toEqual({
    price: usd(2500),
    discount: null,
  });
});

it("free days use up nothing, and without a discount the price stays", () => {
  expect(pricesToCome({ price, discounted: discounted(1) }, { isPaid: false })).toEqual({
    price,
    discount: discounted(1),
  });
  expect(pricesToCome({ price, discounted: null }, { isPaid: true })).toEqual({
    price,
    discount: null,
  });
});
