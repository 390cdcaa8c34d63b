import { imageOf } from "../../catalogue/products/image-of.ts";
import type { Currency } from "../../catalogue/money/currency.ts";
import type { Money } from "../../catalogue/money/money.ts";
import { cartProducts, type Cart } from "../cart/cart.ts";
import { cartTotals, upgradeKey } from "../totals/cart-totals.ts";

export interface SnapshotItem {
  name: string;
  path: string;
  pid: string;
  quantity: number;
  thumbnail: string;
  url: string;
  /** Of one copy. */
  currencyFormattedFinalPrice: string;
}

/** The cart as the server stores it, to remind its owner of it. */
export function snapshotItems(
  cart: Cart,
  currency: Currency,
  write: (money: Money) => string,
): SnapshotItem[] {
  const { lines } = cartTotals(cart, currency);
  const keyed = [
    ...cartProducts(cart).map((item) => ({ item, key: item.path })),
    ...cart.upgrades.map((item) => ({ item, key: upgradeKey(item) })),
  ];
  return keyed.map(({ item: { name, path, pid, quantity, url }, key }) => ({
    name,
    path,
    pid,
    quantity,
    thumbnail: `/images/products/${imageOf(pid)}.png`,
    url: url ?? "",
    currencyFormattedFinalPrice: write(lines.get(key)?.unitPrice ?? { amount: 0, currency }),
  }));
}
