import { describe, expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { freebieSample } from "../freebies/freebie.sample.ts";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { emptyCart, type Cart } from "../cart/cart.ts";
import { addStoredLines, retainLines } from "./restore-lines.ts";

const pro = cartItemSample({ path: "auto-tune-pro" });
const reverb = cartItemSample({ path: "vocal-reverb", pid: "REVERB" });
const gift = cartItemSample({ path: "gift", pid: "GIFT" });
const giving = cartItemSample({
  path: "giving",
  pid: "GIVING",
  freebies: [freebieSample("gift")],
});
const monthly = cartItemSample({ path: "monthly", pid: "PLAN-M", type: "subscription" });
const annual = cartItemSample({ path: "annual", pid: "PLAN-A", type: "subscription" });
const hidden = cartItemSample({ path: "hidden", pid: "HIDDEN", promoOnly: true });
const known = new Map(
  [pro, reverb, gift, giving, monthly, annual, hidden].map((item) => [item.path, item]),
);
const find = (path: string) => known.get(path);
const linesOf = (cart: Cart) =>
  Object.values(cart.products).map(({ path, quantity }) => [path, quantity]);
const add = (cart: Cart, ...lines: [string, number][]) =>
  linesOf(
    addStoredLines(
      cart,
      lines.map(([path, quantity]) => ({ path, quantity })),
      find,
    ),
  );

describe("addStoredLines", () => {
  it("adds what is sold, as many as were stored", () => {
    expect(add(emptyCart, ["auto-tune-pro", 3], ["gone", 1], ["hidden", 1])).toEqual([
      ["auto-tune-pro", 3],
    ]);
  });

  it("doubles nothing that is here", () => {
    const cart = addToCart(emptyCart, pro);
    expect(add(cart, ["auto-tune-pro", 5], ["vocal-reverb", 1])).toEqual([
      ["auto-tune-pro", 1],
      ["vocal-reverb", 1],
    ]);
  });

  it("leaves the plan that is here, and takes one of several", () => {
    expect(add(addToCart(emptyCart, monthly), ["annual", 1])).toEqual([["monthly", 1]]);
    expect(add(emptyCart, ["annual", 4], ["monthly", 1])).toEqual([["annual", 1]]);
  });

  it("does not sell what is a gift of something else in it", () => {
    expect(add(emptyCart, ["gift", 1], ["giving", 1])).toEqual([["giving", 1]]);
  });
});

describe("retainLines", () => {
  it("removes what is not stored, upgrades too, and adopts the stored quantities", () => {
    const upgrade = cartUpgradeSample();
    const cart = { ...addToCart(addToCart(emptyCart, pro), reverb), upgrades: [upgrade] };
    const left = retainLines(cart, [{ path: "vocal-reverb", quantity: 2 }]);
    expect([linesOf(left), left.upgrades]).toEqual([[["vocal-reverb", 2]], []]);
    expect(retainLines(cart, [{ path: upgrade.path, quantity: 1 }]).upgrades).toEqual([upgrade]);
    expect(retainLines(cart, [])).toEqual(emptyCart);
  });
});
