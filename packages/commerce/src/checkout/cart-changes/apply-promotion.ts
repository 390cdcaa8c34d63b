import { isPlan, type Cart, type CartItem, type CartPromotion } from "../cart/cart.ts";
import { isForSale } from "../cart/is-for-sale.ts";
import { isPromoted } from "../sale-lines/promoted-prices.ts";
import { settleCart } from "./settle-cart.ts";
import { boughtLine, withLine } from "./with-line.ts";

/** Puts a promotion's products into the cart, as the catalogue has them; they cost what the promotion says. */
export function applyPromotion(
  cart: Cart,
  promotion: CartPromotion,
  items: readonly CartItem[],
): Cart {
  const promoted = items.filter(
    (item) => isPromoted(promotion, item.path) && isForSale(item, { isPromoted: true }),
  );
  // A second plan would take the first one's place.
  const plan = promoted.find(({ type }) => isPlan(type));
  const filled = promoted
    .filter((item) => !isPlan(item.type) || item === plan)
    .reduce(
      (before, item) => withLine(before, item, boughtLine(before, item.path)?.quantity ?? 1),
      cart,
    );
  return settleCart({ ...filled, promotion });
}
