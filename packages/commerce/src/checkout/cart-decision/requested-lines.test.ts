import { describe, expect, it } from "vitest";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { emptyCart, type CartProduct } from "../cart/cart.ts";
import { requestedLines } from "./requested-lines.ts";

const inCart = (path: string, changes: Partial<CartProduct>): CartProduct => ({
  ...cartItemSample({ path, prices: { ...everywhere(9900), EUR: 8900 } }),
  quantity: 1,
  isFreebie: false,
  freebiesChosen: false,
  ...changes,
});

describe("requestedLines", () => {
  it("names every product with its quantity and what one of it cost, in the cart's currency", () => {
    const cart = {
      ...emptyCart,
      products: {
        pro: inCart("pro", { quantity: 3 }),
        gift: inCart("gift", { isFreebie: true }),
      },
    };
    expect(requestedLines(cart, "EUR")).toEqual([
      { path: "pro", quantity: 3, isFreebie: false, unitPrice: 8900, qualifyingProduct: null },
      { path: "gift", quantity: 1, isFreebie: true, unitPrice: 0, qualifyingProduct: null },
    ]);
    expect(requestedLines(cart, "USD")[0]?.unitPrice).toBe(9900);
  });

  it("sends the price before a coupon, which the server takes off itself", () => {
    const worth = { kind: "cashOff", amounts: everywhere(1000) } as const;
    const coupon = { code: "STUDIO20", worth, products: [], combine: true };
    const cart = { ...emptyCart, products: { pro: inCart("pro", {}) }, coupon };
    expect(requestedLines(cart, "USD")).toMatchObject([{ unitPrice: 9900 }]);
  });

  it("names each upgrade with the licence that it is paid with, after the products", () => {
    const first = cartUpgradeSample({ prices: everywhere(4900) });
    const licence = { code: "artist", purchaseId: "2", serial: "S2" };
    const price = everywhere(3900);
    const path = "auto-tune-pro-upgrade-from-auto-tune-access";
    const second = { ...first, path, prices: price, qualifyingProduct: licence };
    const cart = {
      ...emptyCart,
      products: { pro: inCart("pro", {}) },
      upgrades: [first, second],
    };
    const once = { path: first.path, quantity: 1, isFreebie: false };
    expect(requestedLines(cart, "USD").slice(1)).toEqual([
      { ...once, unitPrice: 4900, qualifyingProduct: first.qualifyingProduct },
      { ...once, path, unitPrice: 3900, qualifyingProduct: licence },
    ]);
  });
});
