import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyCart, type Cart } from "../cart/cart.ts";
import { parseCart } from "../stored-cart/parse-cart.ts";
import { act, anyAction } from "./any-action.sample.ts";
import { anyShop } from "./any-shop.sample.ts";
import { findBrokenRule } from "./broken-rule.sample.ts";

/** Which tab goes on, and what is pressed there: it reads what is stored, or writes what it made of it. */
const anySteps = fc.array(fc.record({ tab: fc.nat(1), action: anyAction }), {
  maxLength: 60,
  size: "max",
});

it(
  "two tabs that race, one of them with older prices, never store a cart that breaks a rule",
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(anyShop, anyShop, anySteps, (newer, older, steps) => {
        let stored = JSON.stringify(emptyCart);
        const read: (Cart | undefined)[] = [undefined, undefined];
        for (const { tab, action } of steps) {
          const cart = read[tab];
          if (cart === undefined) {
            read[tab] = parseCart(JSON.parse(stored));
            continue;
          }
          stored = JSON.stringify(act(tab === 0 ? newer : older, cart, action));
          read[tab] = undefined;
          expect(findBrokenRule(parseCart(JSON.parse(stored)))).toBeUndefined();
          expect(findBrokenRule(JSON.parse(stored) as Cart)).toBeUndefined();
        }
      }),
      { numRuns: 1000 },
    );
  },
);
