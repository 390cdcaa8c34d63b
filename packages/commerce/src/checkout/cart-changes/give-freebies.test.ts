import { describe, expect, it } from "vitest";
import { addToCart } from "./add-to-cart.ts";
import { emptyCart, type CartItem } from "../cart/cart.ts";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { freebieSample, giftPlanSample, giftSample } from "../freebies/freebie.sample.ts";
import { giveFreebies } from "./give-freebies.ts";

const gift = giftSample("auto-key-gift");
const essentials = giftPlanSample("auto-tune-essentials-yearly-30d-gift");
const producer = giftPlanSample("auto-tune-producer-monthly-30d-gift");
const unlimited = giftPlanSample("auto-tune-unlimited-monthly-60d-gift");
const trial = cartItemSample({ path: "auto-tune-unlimited-monthly-14d-free", type: "trial" });
const plan = cartItemSample({ path: "auto-tune-unlimited-yearly", type: "subscription" });
const legacy = cartItemSample({ path: "pro-x", wpOnly: true });

const known = [gift, essentials, producer, unlimited, trial, plan, legacy];
const find = (path: string) => known.find((item) => item.path === path);
const giving = (...items: CartItem[]) =>
  cartItemSample({ path: "pro", freebies: items.map(({ path }) => freebieSample(path)) });
const pathsOf = (...items: CartItem[]) =>
  Object.keys(giveFreebies(items.reduce(addToCart, emptyCart), find).products);

describe("giveFreebies", () => {
  it("puts in what is given without a choice, once however many are bought", () => {
    const pro = giving(gift);
    const cart = giveFreebies([pro, pro].reduce(addToCart, emptyCart), find);
    expect(cart.products[gift.path]).toMatchObject({ isFreebie: true, quantity: 1 });
    expect(giveFreebies(cart, find)).toEqual(cart);
  });

  it("waits with what is to be chosen", () => {
    const freebies = [freebieSample(gift.path, { choice: true })];
    expect(pathsOf(cartItemSample({ path: "pro", freebies }))).toEqual(["pro"]);
  });

  it("[FREE-02] keeps the best ranked of several freebie subscriptions", () => {
    for (const order of [
      [essentials, producer, unlimited],
      [unlimited, essentials, producer],
    ])
      expect(pathsOf(giving(...order))).toEqual(["pro", unlimited.path]);
    expect(pathsOf(giving(essentials, producer))).toEqual(["pro", producer.path]);
  });

  it("gives no plan beside one that is bought, unless it is an add-on", () => {
    const addon = cartItemSample({
      path: "hybrid",
      freebies: [freebieSample(unlimited.path, { subscriptionLineItemAddon: true })],
    });
    expect(pathsOf(giving(unlimited), plan)).toEqual(["pro", plan.path]);
    expect(pathsOf(addon, plan)).toEqual(["hybrid", plan.path, unlimited.path]);
  });

  it("gives nothing that would cost something at once, is not sold or is not known", () => {
    const gone = cartItemSample({ path: "gone" });
    expect(pathsOf(giving(trial, plan, legacy, gone))).toEqual(["pro"]);
  });
});
