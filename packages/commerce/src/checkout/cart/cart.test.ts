import { expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { cartTotals } from "../totals/cart-totals.ts";
import { emptyCart, type Cart } from "./cart.ts";

it("[CART-01] a cart keeps products by path, upgrades with what they are paid with, code and promotion; sums follow from it", () => {
  const product = cartItemSample({ prices: everywhere(10_000) });
  const upgrade = cartUpgradeSample({ prices: everywhere(5000) });
  const cart: Cart = { ...addToCart(emptyCart, product), upgrades: [upgrade] };

  expect(Object.keys(cart).toSorted()).toEqual([
    "coupon",
    "products",
    "promotion",
    "recovered",
    "upgrades",
  ]);
  expect(cart.products[product.path]).toMatchObject({
    path: product.path,
    pid: product.pid,
    name: product.name,
    type: "perpetual",
    quantity: 1,
    isFreebie: false,
  });
  expect(cart.upgrades[0]?.qualifyingProduct).toEqual({
    code: expect.any(String),
    purchaseId: expect.any(String),
    serial: expect.any(String),
  });
  expect(cartTotals(cart, "USD")).toMatchObject({
    subtotal: { amount: 15_000, currency: "USD" },
    discount: { amount: 0, currency: "USD" },
    totalItems: 2,
    trialPricing: null,
  });
});
