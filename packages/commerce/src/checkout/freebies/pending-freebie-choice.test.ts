import { describe, expect, it } from "vitest";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { emptyCart, type CartItem } from "../cart/cart.ts";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { chooseFreebies } from "../cart-changes/choose-freebies.ts";
import { freebieSample, giftPlanSample, giftSample } from "./freebie.sample.ts";
import { pendingFreebieChoice } from "./pending-freebie-choice.ts";

const gift = giftSample("auto-key-gift");
const renewing = giftPlanSample("auto-tune-unlimited-monthly-60d-gift");
const radio = freebieSample(gift.path, { choice: true, group: "gift" });
const checkbox = freebieSample(renewing.path, { choice: true, inputType: "checkbox" });
const plan = cartItemSample({ path: "auto-tune-unlimited-yearly", type: "subscription" });

const cartOf = (...items: CartItem[]) => items.reduce(addToCart, emptyCart);
const withFreebies = (path: string, ...freebies: CartItem["freebies"]) =>
  cartItemSample({ path, freebies });

describe("pendingFreebieChoice", () => {
  it("[FREE-01] asks where a freebie offers a choice, by radio or checkbox, until it is made", () => {
    for (const choice of [radio, checkbox]) {
      const item = withFreebies("auto-tune-pro", choice);
      const cart = cartOf(item);
      expect(pendingFreebieChoice(cart)?.path).toBe("auto-tune-pro");
      const chosen = chooseFreebies(cart, item.path, [gift, renewing]);
      expect(pendingFreebieChoice(chosen)).toBeUndefined();
      expect(chosen.products[choice.path]).toMatchObject({ isFreebie: true, quantity: 1 });
      expect(pendingFreebieChoice(addToCart(chosen, item))).toBeUndefined();
    }
  });

  it("[FREE-01] asks no more for a plan once a freebie subscription is chosen", () => {
    const [one, other] = ["auto-tune-pro", "auto-tune-artist"].map((path) =>
      withFreebies(path, checkbox),
    );
    if (one === undefined || other === undefined) throw new Error("Two products are needed");
    const cart = chooseFreebies(cartOf(one, other), one.path, [renewing]);
    expect(pendingFreebieChoice(cart)).toBeUndefined();
    const without = chooseFreebies(cartOf(one, other), one.path, []);
    expect(pendingFreebieChoice(without)?.path).toBe(other.path);
  });

  it("offers no plan beside a bought one, unless it is an add-on", () => {
    const addon = { ...checkbox, subscriptionLineItemAddon: true };
    expect(pendingFreebieChoice(cartOf(plan, withFreebies("pro", checkbox)))).toBeUndefined();
    expect(pendingFreebieChoice(cartOf(plan, withFreebies("pro", addon)))?.path).toBe("pro");
  });

  it("does not ask where there is no choice", () => {
    const item = withFreebies("auto-tune-pro", freebieSample(gift.path));
    expect(pendingFreebieChoice(cartOf(item))).toBeUndefined();
  });
});
