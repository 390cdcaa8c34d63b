import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { applyCoupon } from "../coupons/apply-coupon.ts";
import { freebieSample, giftSample } from "../freebies/freebie.sample.ts";
import { chooseFreebies } from "./choose-freebies.ts";
import { pendingFreebieChoice } from "../freebies/pending-freebie-choice.ts";
import { requestedLines } from "../cart-decision/requested-lines.ts";
import { addToCart } from "./add-to-cart.ts";
import { emptyCart, type Cart } from "../cart/cart.ts";
import { changeQuantity } from "./change-quantity.ts";
import { takeFromCart } from "./take-from-cart.ts";

const paths = ["auto-tune-pro", "vocodist", "vocal-eq", "7"];
const anyQuantities = fc.dictionary(fc.constantFrom(...paths), fc.integer({ min: 1, max: 99 }));

function cartOf(quantities: Readonly<Record<string, number>>): Cart {
  return Object.entries(quantities).reduce(
    (cart, [path, quantity]) =>
      changeQuantity(addToCart(cart, cartItemSample({ path })), path, quantity),
    emptyCart,
  );
}

const linesOf = (quantities: Readonly<Record<string, number>>) =>
  Object.entries(quantities).map(([path, quantity]) => ({ path, quantity }));

describe("takeFromCart", () => {
  it("[CART-16] empties a cart that was bought as it is, coupon, upgrades, freebies and all", () => {
    const pro = cartItemSample({ freebies: [freebieSample("auto-key-gift", { choice: true })] });
    const chosen = chooseFreebies(addToCart(emptyCart, pro), pro.path, [
      giftSample("auto-key-gift"),
    ]);
    const cart = { ...chosen, upgrades: [upgrade("1"), upgrade("2")], recovered: true };
    const applied = applyCoupon(cart, {
      code: "SING10",
      worth: { kind: "discount", fraction: 0.1 },
      products: [],
      combine: true,
    });
    const bought = applied.ok ? applied.cart : emptyCart;
    expect(takeFromCart(bought, requestedLines(bought, "USD"))).toEqual(emptyCart);
  });

  it("leaves of every product as many as were not bought, and none below one", () => {
    fc.assert(
      fc.property(anyQuantities, anyQuantities, (held, bought) => {
        const left = takeFromCart(cartOf(held), linesOf(bought));
        for (const path of paths) {
          const expected = Math.max((held[path] ?? 0) - (bought[path] ?? 0), 0);
          expect(left.products[path]?.quantity ?? 0).toBe(expected);
        }
      }),
    );
  });

  it("takes the upgrade that was paid with this licence; without one named, the first ones", () => {
    const cart = { ...emptyCart, upgrades: [upgrade("1"), upgrade("2"), upgrade("3")] };
    const { path } = upgrade("2");
    const left = (line: Parameters<typeof takeFromCart>[1][number]) =>
      takeFromCart(cart, [line]).upgrades.map((one) => one.qualifyingProduct.purchaseId);
    expect(left({ path, quantity: 1, qualifyingProduct: { purchaseId: "2" } })).toEqual(["1", "3"]);
    expect(left({ path, quantity: 2 })).toEqual(["3"]);
  });

  it("lets somebody choose again what comes with the copies that are left", () => {
    const pro = cartItemSample({ freebies: [freebieSample("auto-key-gift", { choice: true })] });
    const two = changeQuantity(addToCart(emptyCart, pro), pro.path, 2);
    const cart = chooseFreebies(two, pro.path, [giftSample("auto-key-gift")]);
    const left = takeFromCart(cart, [
      { path: pro.path, quantity: 1 },
      { path: "auto-key-gift", quantity: 1 },
    ]);
    expect(Object.keys(left.products)).toEqual([pro.path]);
    expect(pendingFreebieChoice(left)?.path).toBe(pro.path);
  });

  it("removes nothing for an invalid quantity", () => {
    const cart = cartOf({ vocodist: 2 });
    for (const quantity of [0, -1, 1.5, Number.NaN])
      expect(takeFromCart(cart, [{ path: "vocodist", quantity }])).toBe(cart);
  });
});

function upgrade(purchaseId: string) {
  return cartUpgradeSample({ qualifyingProduct: { code: "A", serial: "S", purchaseId } });
}
