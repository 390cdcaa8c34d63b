import { describe, expect, it } from "vitest";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { addToCart } from "./add-to-cart.ts";
import { emptyCart, type CartItem } from "../cart/cart.ts";
import { changeQuantity } from "./change-quantity.ts";

const licence = cartItemSample();
const monthly = plan("auto-tune-unlimited-monthly", "subscription");
const yearly = plan("auto-tune-unlimited-yearly", "subscription");
const trial = plan("auto-tune-unlimited-monthly-14d-free", "trial");

function plan(path: string, type: CartItem["type"]): CartItem {
  return cartItemSample({ path, type, interval: { count: 1, unit: "m" } });
}

const cartOf = (...items: CartItem[]) => items.reduce(addToCart, emptyCart);
const pathsOf = (...items: CartItem[]) => Object.keys(cartOf(...items).products);

describe("addToCart", () => {
  it("[CART-02] a subscription or trial replaces the one that was there, and leaves licences alone", () => {
    expect(pathsOf(licence, monthly, trial)).toEqual([licence.path, trial.path]);
    expect(pathsOf(trial, licence, yearly)).toEqual([licence.path, yearly.path]);
    expect(pathsOf(monthly, yearly)).toEqual([yearly.path]);
  });

  it("[CART-02] the same subscription or trial again keeps the quantity 1", () => {
    for (const item of [monthly, trial])
      expect(cartOf(item, item, item).products[item.path]?.quantity).toBe(1);
  });

  it("[CART-03] a licence again raises its quantity by one, up to 99", () => {
    expect(cartOf(licence, licence).products[licence.path]?.quantity).toBe(2);
    const most = changeQuantity(cartOf(licence), licence.path, 99);
    expect(addToCart(most, licence).products[licence.path]?.quantity).toBe(99);
  });

  it("[CART-11] a trial is ignored unless its path says that it is one of 14 free days", () => {
    const odd = plan("auto-tune-unlimited-trial", "trial");
    const cart = cartOf(monthly);
    expect(addToCart(cart, odd)).toBe(cart);
  });

  it("ignores what nobody can buy by itself", () => {
    const cart = cartOf(licence);
    for (const item of [
      cartItemSample({ path: "pro-x", wpOnly: true }),
      cartItemSample({ path: "auto-key-gift", promoOnly: true }),
      cartItemSample({ path: "auto-tune-pro-upgrade-from-pro-x", type: "upgrade" }),
    ])
      expect(addToCart(cart, item)).toBe(cart);
  });

  it("takes over what the catalogue says now, and does not ask about freebies again", () => {
    const cart = cartOf(licence);
    const chosen = { ...cart.products[licence.path], freebiesChosen: true };
    const again = addToCart(
      {
        ...cart,
        products: { [licence.path]: { ...licence, ...chosen, quantity: 1, isFreebie: false } },
      },
      { ...licence, name: "AutoTune Pro 12" },
    );
    expect(again.products[licence.path]).toMatchObject({
      name: "AutoTune Pro 12",
      freebiesChosen: true,
      quantity: 2,
    });
  });
});
