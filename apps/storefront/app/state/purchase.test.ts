import { addToCart, currencies, emptyCart, type CartItem, type Currency } from "@autotune/commerce";
import { describe, expect, it } from "vitest";
import { cartFingerprint } from "./purchase.ts";

const prices = Object.fromEntries(currencies.map((code) => [code, 9900])) as Record<
  Currency,
  number
>;
const first: CartItem = {
  path: "vocodist",
  name: "Vocodist",
  type: "perpetual",
  interval: null,
  prices,
  url: null,
};
const second: CartItem = { ...first, path: "vocal-eq", name: "Vocal EQ" };
const cart = [first, second].reduce(addToCart, emptyCart);
const mark = cartFingerprint(cart, "EUR");

describe("cartFingerprint", () => {
  it("is the same for carts that are charged alike", () => {
    expect(cartFingerprint([second, first].reduce(addToCart, emptyCart), "EUR")).toBe(mark);
    const renamed = [{ ...first, name: "Vocodiste" }, second].reduce(addToCart, emptyCart);
    expect(cartFingerprint(renamed, "EUR")).toBe(mark);
  });

  it("changes with what is bought, how many, at which price and in which currency", () => {
    const dearer = { ...first, prices: { ...prices, EUR: 9901 } };
    const others = [
      cartFingerprint(addToCart(cart, first), "EUR"),
      cartFingerprint(addToCart(emptyCart, first), "EUR"),
      cartFingerprint([dearer, second].reduce(addToCart, emptyCart), "EUR"),
      cartFingerprint(cart, "USD"),
      cartFingerprint(emptyCart, "EUR"),
    ];
    expect(new Set([mark, ...others]).size).toBe(others.length + 1);
  });
});
