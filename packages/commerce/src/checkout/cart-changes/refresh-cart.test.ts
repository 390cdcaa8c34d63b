import { describe, expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { chooseFreebies } from "./choose-freebies.ts";
import { freebieSample, giftSample } from "../freebies/freebie.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { addToCart } from "./add-to-cart.ts";
import { applyPromotion } from "./apply-promotion.ts";
import { emptyCart, type CartItem } from "../cart/cart.ts";
import { changeQuantity } from "./change-quantity.ts";
import { refreshCart } from "./refresh-cart.ts";

const pro = cartItemSample();
const vocodist = cartItemSample({ path: "vocodist" });
const gift = giftSample("auto-key-gift");
const cart = [pro, vocodist].reduce(addToCart, emptyCart);

const catalogueOf =
  (...items: CartItem[]) =>
  (path: string) =>
    items.find((item) => item.path === path);

describe("refreshCart", () => {
  it("[CART-09] a cart that is up to date stays as it is, without a notice", () => {
    expect(refreshCart(cart, catalogueOf(pro, vocodist))).toEqual({ cart, changed: false });
  });

  it("[CART-09] an unknown product is dropped", () => {
    const { cart: left, changed } = refreshCart(cart, catalogueOf(vocodist));
    expect(Object.keys(left.products)).toEqual([vocodist.path]);
    expect(changed).toBe(true);
  });

  it.each<[string, Partial<CartItem>]>([
    ["price", { prices: everywhere(100) }],
    ["one price", { prices: { ...pro.prices, KRW: 1 } }],
    ["usual price", { basePrices: everywhere(90_000) }],
    ["type", { type: "subscription", interval: { count: 1, unit: "m" } }],
    ["freebies", { freebies: [freebieSample("gone", { choice: true })] }],
    ["steps for quantity", { quantityDiscounts: [step(2)] }],
  ])("[CART-09] a changed %s is taken over with a notice", (_, change) => {
    const { cart: fresh, changed } = refreshCart(
      cart,
      catalogueOf({ ...pro, ...change }, vocodist),
    );
    expect(fresh.products[pro.path]).toMatchObject(change);
    expect(changed).toBe(true);
  });

  it.each<[string, Partial<CartItem>]>([
    ["in promotions only", { promoOnly: true }],
    ["not any more", { wpOnly: true }],
  ])("[CART-09] what is now sold %s leaves the cart", (_, change) => {
    const { cart: left, changed } = refreshCart(cart, catalogueOf({ ...pro, ...change }, vocodist));
    expect(Object.keys(left.products)).toEqual([vocodist.path]);
    expect(changed).toBe(true);
  });

  it("[CART-09] words follow the language without a notice", () => {
    const words = { name: "AutoTune Pro (es)", url: "/es/producto", checkoutInfo: "Hola" };
    const { cart: fresh, changed } = refreshCart(cart, catalogueOf({ ...pro, ...words }, vocodist));
    expect(fresh.products[pro.path]).toMatchObject(words);
    expect(changed).toBe(false);
  });

  it("[CART-09] a freebie that is no longer given goes, and a new one comes", () => {
    const giving = { ...pro, freebies: [freebieSample(gift.path)] };
    const given = refreshCart(cart, catalogueOf(giving, vocodist, gift));
    expect(given.cart.products[gift.path]?.isFreebie).toBe(true);
    expect(given.changed).toBe(true);
    expect(refreshCart(given.cart, catalogueOf(giving, vocodist, gift)).changed).toBe(false);
    const taken = refreshCart(given.cart, catalogueOf(pro, vocodist, gift));
    expect(taken.cart).toEqual(cart);
    expect(taken.changed).toBe(true);
  });

  it("[CART-09] a gift that was waiting for the catalogue comes without a notice", () => {
    const giving = { ...pro, freebies: [freebieSample(gift.path)] };
    const waiting = addToCart(emptyCart, giving);
    const { cart: given, changed } = refreshCart(waiting, catalogueOf(giving, gift));
    expect(Object.keys(given.products)).toEqual([pro.path, gift.path]);
    expect(changed).toBe(false);
  });

  it("asks again where the freebies to choose from have changed", () => {
    const choosing = { ...pro, freebies: [freebieSample(gift.path, { choice: true })] };
    const chosen = chooseFreebies(addToCart(emptyCart, choosing), pro.path, []);
    expect(chosen.products[pro.path]?.freebiesChosen).toBe(true);
    const other = { ...pro, freebies: [freebieSample("de-esser-gift", { choice: true })] };
    const { cart: fresh } = refreshCart(chosen, catalogueOf(other));
    expect(fresh.products[pro.path]?.freebiesChosen).toBe(false);
  });

  it("keeps a quantity, but not of what became a plan", () => {
    const many = changeQuantity(cart, pro.path, 5);
    const plan = { ...pro, type: "subscription" as const };
    const quantityWith = (item: CartItem) =>
      refreshCart(many, catalogueOf(item, vocodist)).cart.products[pro.path]?.quantity;
    expect(quantityWith(pro)).toBe(5);
    expect(quantityWith(plan)).toBe(1);
  });

  it("leaves a promotion's prices alone", () => {
    const promotion = { code: "L", id: "7", offerTag: "", products: { [pro.path]: everywhere(5) } };
    const promoted = applyPromotion(emptyCart, promotion, [pro]);
    expect(refreshCart(promoted, catalogueOf(pro))).toEqual({ cart: promoted, changed: false });
  });

  it("drops an upgrade whose product is gone", () => {
    const upgraded = { ...emptyCart, upgrades: [cartUpgradeSample()] };
    expect(refreshCart(upgraded, catalogueOf(pro)).changed).toBe(false);
    expect(refreshCart(upgraded, catalogueOf())).toEqual({ cart: emptyCart, changed: true });
  });
});

function step(from: number) {
  return { from, discount: { kind: "percent" as const, percent: 10 } };
}
