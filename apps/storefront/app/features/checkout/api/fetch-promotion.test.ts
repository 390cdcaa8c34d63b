import { currencies } from "@autotune/commerce";
import { expect, it } from "vitest";
import { readPromotion } from "./fetch-promotion.ts";

const prices = Object.fromEntries(currencies.map((currency) => [currency, 9900]));
const response = {
  promoCode: "LOYAL26",
  promoId: "loyal-26",
  offerTag: "loyalty-2026",
  promoProducts: [{ path: "auto-tune-pro", prices }],
};

it("is read into the cart's shape", () => {
  expect(readPromotion(response)).toEqual({
    code: "LOYAL26",
    id: "loyal-26",
    offerTag: "loyalty-2026",
    products: { "auto-tune-pro": prices },
  });
});

it("is none where something is missing", () => {
  for (const value of [
    undefined,
    {},
    { ...response, promoId: 7 },
    { ...response, promoProducts: {} },
    { ...response, promoProducts: [{ path: "auto-tune-pro", prices: { USD: 9900 } }] },
  ])
    expect(readPromotion(value)).toBeUndefined();
});
