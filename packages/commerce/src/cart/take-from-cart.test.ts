import fc from "fast-check";
import { expect, it } from "vitest";
import { currencies, type Currency } from "../money/currency.ts";
import { addToCart } from "./add-to-cart.ts";
import { emptyCart, type Cart, type CartItem } from "./cart.ts";
import { changeQuantity } from "./change-quantity.ts";
import { takeFromCart } from "./take-from-cart.ts";

const paths = ["auto-tune-pro", "vocodist", "vocal-eq", "7"];
const prices = Object.fromEntries(currencies.map((code) => [code, 9900])) as Record<
  Currency,
  number
>;

const anyQuantities = fc.dictionary(fc.constantFrom(...paths), fc.integer({ min: 1, max: 99 }));

function cartOf(quantities: Readonly<Record<string, number>>): Cart {
  return Object.entries(quantities).reduce((cart, [path, quantity]) => {
    const item: CartItem = {
      path,
      pid: path,
      name: path,
      type: "perpetual",
      interval: null,
      prices,
      url: null,
    };
    return changeQuantity(addToCart(cart, item), path, quantity);
  }, emptyCart);
}

const linesOf = (quantities: Readonly<Record<string, number>>) =>
  Object.entries(quantities).map(([path, quantity]) => ({ path, quantity }));

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

it("empties a cart that was bought as it is", () => {
  fc.assert(
    fc.property(anyQuantities, (held) => {
      expect(takeFromCart(cartOf(held), linesOf(held))).toEqual(emptyCart);
    }),
  );
});

it("takes nothing for a quantity that is none", () => {
  const cart = cartOf({ vocodist: 2 });
  for (const quantity of [0, -1, 1.5, Number.NaN])
    expect(takeFromCart(cart, [{ path: "vocodist", quantity }])).toBe(cart);
});
