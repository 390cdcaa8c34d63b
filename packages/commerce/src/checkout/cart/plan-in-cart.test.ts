import { expect, it } from "vitest";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { emptyCart } from "./cart.ts";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { freebieSample, giftPlanSample } from "../freebies/freebie.sample.ts";
import { giveFreebies } from "../cart-changes/give-freebies.ts";
import { planInCart } from "./plan-in-cart.ts";

it("is the plan that is bought, not one that is given", () => {
  const gift = giftPlanSample("auto-tune-unlimited-monthly-60d-gift");
  const pro = cartItemSample({
    freebies: [freebieSample(gift.path, { subscriptionLineItemAddon: true })],
  });
  const plan = cartItemSample({ path: "auto-tune-producer-yearly", type: "subscription" });
  const cart = giveFreebies(addToCart(emptyCart, pro), () => gift);
  expect(Object.keys(cart.products)).toContain(gift.path);
  expect(planInCart(cart)).toBeUndefined();
  expect(planInCart(addToCart(cart, plan))?.path).toBe(plan.path);
});
