import { describe, expect, it } from "vitest";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { addToCart } from "./add-to-cart.ts";
import { applyPromotion } from "./apply-promotion.ts";
import { emptyCart } from "../cart/cart.ts";
import { changeQuantity, mostCopies } from "./change-quantity.ts";

const licence = cartItemSample();
const plan = cartItemSample({ path: "auto-tune-unlimited-monthly", type: "subscription" });
const cart = [licence, plan].reduce(addToCart, emptyCart);

describe("changeQuantity", () => {
  it("[CART-04] none and below removes the item", () => {
    for (const quantity of [0, -1, -(10 ** 9)])
      expect(Object.keys(changeQuantity(cart, licence.path, quantity).products)).toEqual([
        plan.path,
      ]);
  });

  it("leaves what a promotion sells at one copy, however many there were", () => {
    const products = { [licence.path]: licence.prices };
    const promotion = { code: "OPEN", id: "promo-2", products, offerTag: "" };
    const promoted = applyPromotion(changeQuantity(cart, licence.path, 3), promotion, [licence]);
    for (const changed of [
      promoted,
      changeQuantity(promoted, licence.path, 2),
      addToCart(promoted, licence),
    ])
      expect(changed.products[licence.path]?.quantity).toBe(1);
    const [line] = Object.values(promoted.products);
    expect(line && mostCopies(promoted, line)).toBe(1);
  });

  it("sets it up to 99, and of a plan to 1", () => {
    expect(changeQuantity(cart, licence.path, 3).products[licence.path]?.quantity).toBe(3);
    expect(changeQuantity(cart, licence.path, 10 ** 9).products[licence.path]?.quantity).toBe(99);
    expect(changeQuantity(cart, plan.path, 2).products[plan.path]?.quantity).toBe(1);
  });

  it("changes nothing for what is no whole number, or for a product that is not there", () => {
    for (const quantity of [1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(changeQuantity(cart, licence.path, quantity)).toBe(cart);
    expect(changeQuantity(cart, "vocodist", 2)).toBe(cart);
  });
});
