import { expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { addUpgrade } from "./add-upgrade.ts";
import { addToCart } from "./add-to-cart.ts";
import { emptyCart } from "../cart/cart.ts";
import { clearPerson } from "./clear-person.ts";

it("[CART-15] signing out removes the upgrades; products stay", () => {
  const cart = addToCart(emptyCart, cartItemSample());
  const added = addUpgrade(cart, cartUpgradeSample());
  expect(added.ok && added.cart.upgrades).toHaveLength(1);
  expect(clearPerson(added.ok ? added.cart : emptyCart)).toEqual(cart);
});

it("leaves a cart without upgrades as it is", () => {
  const cart = addToCart(emptyCart, cartItemSample());
  expect(clearPerson(cart)).toBe(cart);
});
