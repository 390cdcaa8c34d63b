import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requestedLines } from "../cart-decision/requested-lines.ts";
import { cartTotals } from "../totals/cart-totals.ts";
import { emptyCart, isEmpty, type Cart } from "../cart/cart.ts";
import { decideCart } from "../cart-decision/decide-cart.ts";
import { settleCart } from "../cart-changes/settle-cart.ts";
import { refreshCart } from "../cart-changes/refresh-cart.ts";
import { parseCart } from "../stored-cart/parse-cart.ts";
import { currencies, type Currency } from "../../catalogue/money/currency.ts";
import { act, anyAction, anyActions, find, type Action } from "./any-action.sample.ts";
import { anyShop, type Shop } from "./any-shop.sample.ts";
import { findBrokenRule } from "./broken-rule.sample.ts";

const often = { numRuns: 5000 };
/** Milliseconds for thousands of carts on a slow machine. */
const patience = 60_000;
const anyCurrency = fc.constantFrom(...currencies);

function cartAfter(shop: Shop, actions: readonly Action[]): Cart {
  return actions.reduce((cart, action) => act(shop, cart, action), emptyCart);
}

describe("after any actions in any shop", () => {
  it(
    "[CART-12] the lines sum to the subtotal in every currency, and nothing is below zero",
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(anyShop, anyActions, (shop, actions) => {
          const cart = cartAfter(shop, actions);
          for (const currency of currencies) {
            const { areWhole, ...sums } = addUp(cart, currency);
            expect(areWhole).toBe(true);
            expect(cartTotals(cart, currency)).toMatchObject(sums);
          }
        }),
        { numRuns: 800 },
      );
    },
  );

  it("no rule of the cart is broken", { timeout: patience }, () => {
    fc.assert(
      fc.property(anyShop, anyActions, (shop, actions) => {
        let cart = emptyCart;
        for (const action of actions) {
          cart = act(shop, cart, action);
          expect(findBrokenRule(cart)).toBeUndefined();
        }
      }),
      often,
    );
  });

  it(
    "the server accepts the cart as the browser has it, and charges what the browser shows",
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(anyShop, anyActions, anyCurrency, (shop, actions, currency) => {
          const cart = cartAfter(shop, actions);
          if (isEmpty(cart)) return;
          const decided = decide(shop, cart, currency);
          const shown = cartTotals(cart, currency);
          expect(decided).toMatchObject({
            ok: true,
            subtotal: shown.subtotal,
            discount: shown.discount,
          });
        }),
        often,
      );
    },
  );

  it(
    "the cart is the same after it was stored and read, settled, or validated against its catalogue",
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(anyShop, anyActions, (shop, actions) => {
          const cart = cartAfter(shop, actions);
          expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
          expect(settleCart(cart)).toEqual(cart);
          const validated = refreshCart(cart, (path) => find(shop, path));
          expect(validated).toEqual({ cart, changed: false });
        }),
        { numRuns: 1500 },
      );
    },
  );

  it("no action changes the cart that it started from", { timeout: patience }, () => {
    fc.assert(
      fc.property(anyShop, anyActions, anyAction, (shop, actions, action) => {
        const cart = cartAfter(shop, actions);
        const before = structuredClone(cart);
        act(shop, cart, action);
        expect(cart).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});

/** The server's decision on the cart, if it knows of the person what the browser believed. */
function decide(shop: Shop, cart: Cart, currency: Currency) {
  return decideCart({
    lines: requestedLines(cart, currency),
    currency,
    offeredCurrency: currency,
    findOffer: (path) => shop.products.get(path),
    rights: { hasTrial: true, isTrialLimitReached: false, runningPlans: [], owned: shop.owned },
    coupon: cart.coupon,
    promotion: cart.promotion && {
      code: cart.promotion.code,
      prices: new Map(Object.entries(cart.promotion.products)),
    },
  });
}

/** The sums of all lines, and whether every amount is whole and none below zero. */
function addUp(cart: Cart, currency: Currency) {
  const quantityOf = (key: string) => cart.products[key]?.quantity ?? 1;
  const lines = [...cartTotals(cart, currency).lines].map(([key, line]) => ({
    quantity: quantityOf(key),
    amounts: [line.listPrice.amount, line.unitPrice.amount, line.total.amount],
    off: (line.listPrice.amount - line.unitPrice.amount) * quantityOf(key),
    total: line.total.amount,
  }));
  return {
    areWhole: lines.every(({ amounts, off }) =>
      [...amounts, off].every((amount) => Number.isSafeInteger(amount) && amount >= 0),
    ),
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: { amount: lines.reduce((sum, { total }) => sum + total, 0), currency },
    discount: { amount: lines.reduce((sum, { off }) => sum + off, 0), currency },
  };
}
