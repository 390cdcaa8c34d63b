import { isPlan, largestQuantity, type Cart, type CartItem } from "../cart/cart.ts";
import { isForSale } from "../cart/is-for-sale.ts";
import { isPromoted } from "../sale-lines/promoted-prices.ts";
import { settleCart } from "./settle-cart.ts";
import { boughtLine, withLine } from "./with-line.ts";

/** One more of a licence; a plan replaces the plan that was there. What is not for sale changes nothing. */
export function addToCart(cart: Cart, item: CartItem): Cart {
  if (!isForSale(item, { isPromoted: isPromoted(cart.promotion, item.path) })) return cart;
  const before = boughtLine(cart, item.path)?.quantity ?? 0;
  const quantity = isPlan(item.type) ? 1 : Math.min(before + 1, largestQuantity);
  return settleCart(withLine(cart, item, quantity));
}
