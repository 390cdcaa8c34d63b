import type { Cart, CartItem, CartUpgrade } from "../cart/cart.ts";
import type { Currency } from "../../catalogue/money/currency.ts";
import { isPaidWith } from "./is-paid-with.ts";
import type { OwnedRecord } from "./owned-record.ts";

export type UpgradeDecision =
  | { readonly kind: "add"; readonly upgrade: CartUpgrade }
  | { readonly kind: "alreadyInCart" | "owned" | "unqualified" | "misconfigured" };

interface UpgradeToDecide {
  /** What somebody wants to have; undefined where no path is given or the product is gone. */
  readonly target: Pick<CartItem, "path"> | undefined;
  /** What their licences can become. */
  readonly offers: readonly CartUpgrade[];
  readonly owned: readonly OwnedRecord[];
  readonly cart: Cart;
  /** Of several licences the one counts that makes it cheapest in this currency. */
  readonly currency: Currency;
}

/** What happens when a signed-in person presses an upgrade button. The order of the questions matters. */
export function decideUpgrade(input: UpgradeToDecide): UpgradeDecision {
  const { target, offers, owned, cart, currency } = input;
  if (target === undefined) return { kind: "misconfigured" };
  if (cart.upgrades.some(({ to }) => to === target.path)) return { kind: "alreadyInCart" };
  const held = owned.filter(({ upgradedTo }) => upgradedTo === null);
  const qualifying = offers.filter(
    (offer) =>
      offer.to === target.path && held.some(({ purchaseId }) => isPaidWith(offer, purchaseId)),
  );
  // A licence that pays for another upgrade in the cart is not available any more.
  const [cheapest] = qualifying
    .filter(
      ({ qualifyingProduct: { purchaseId } }) =>
        !cart.upgrades.some((other) => isPaidWith(other, purchaseId)),
    )
    .toSorted((one, other) => one.prices[currency] - other.prices[currency]);
  if (cheapest !== undefined) return { kind: "add", upgrade: cheapest };
  if (qualifying.length > 0) return { kind: "alreadyInCart" };
  return { kind: held.some(({ path }) => path === target.path) ? "owned" : "unqualified" };
}
