import type { Currency } from "../../catalogue/money/currency.ts";
import { cartProducts, type Cart } from "../cart/cart.ts";
import { cartTotals, upgradeKey } from "../totals/cart-totals.ts";
import type { RequestedLine } from "./decided-cart.ts";

/** The cart's lines as the browser sends them to the server. */
export function requestedLines(cart: Cart, currency: Currency): RequestedLine[] {
  const { lines } = cartTotals(cart, currency);
  const priceOf = (key: string) => lines.get(key)?.listPrice.amount ?? 0;
  return [
    ...cartProducts(cart).map(({ path, quantity, isFreebie }) => ({
      path,
      quantity,
      isFreebie,
      unitPrice: priceOf(path),
      qualifyingProduct: null,
    })),
    ...cart.upgrades.map((upgrade) => ({
      path: upgrade.path,
      quantity: 1,
      isFreebie: false,
      unitPrice: priceOf(upgradeKey(upgrade)),
      qualifyingProduct: upgrade.qualifyingProduct,
    })),
  ];
}
