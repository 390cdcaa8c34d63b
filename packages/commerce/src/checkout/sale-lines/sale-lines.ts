import type { SaleLine } from "./sale-line.ts";
import { cartProducts, type Cart, type CartItem, type CartUpgrade } from "../cart/cart.ts";
import { promotedPrices } from "./promoted-prices.ts";

/** What is charged together: a product with its copies, or all licences that become the same. */
export interface CartLine extends SaleLine {
  readonly item: CartItem;
  readonly upgrades: readonly CartUpgrade[];
}

export function saleLines(cart: Cart): CartLine[] {
  const products = cartProducts(cart).map((item) => ({
    item,
    quantity: item.quantity,
    isFreebie: item.isFreebie,
    promoted: promotedPrices(cart.promotion, item.path),
    upgrades: [],
  }));
  const first = cart.upgrades.filter(
    ({ path }, index) => cart.upgrades.findIndex((other) => other.path === path) === index,
  );
  const together = first.map((item) => {
    const upgrades = cart.upgrades.filter(({ path }) => path === item.path);
    return { item, quantity: upgrades.length, isFreebie: false, promoted: undefined, upgrades };
  });
  return [...products, ...together];
}
