import { addToCart, currencies, emptyCart, type CartItem, type Currency } from "@autotune/commerce";
import { expect, it } from "vitest";
import { takeOverRefusal } from "./take-over-refusal.ts";

const prices = Object.fromEntries(currencies.map((code) => [code, 9900])) as Record<
  Currency,
  number
>;
const item: CartItem = {
  path: "vocodist",
  pid: "CE-VOCODIST",
  name: "Vocodist",
  type: "perpetual",
  interval: null,
  prices,
  url: null,
};
const paths = ["vocodist", "gone", "plan"];
const cart = paths.map((path) => ({ ...item, path })).reduce(addToCart, emptyCart);

it("takes over new prices, drops what is gone, and leaves the rest to the person", () => {
  const changed = takeOverRefusal(cart, "EUR", [
    { path: "vocodist", reason: "priceChanged", unitPrice: 12_900 },
    { path: "gone", reason: "unknownProduct", unitPrice: null },
    { path: "plan", reason: "notForSale", unitPrice: null },
  ]);
  expect(Object.keys(changed.products)).toEqual(["vocodist", "plan"]);
  expect(changed.products["vocodist"]?.prices).toEqual({ ...prices, EUR: 12_900 });
});
