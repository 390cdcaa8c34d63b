import { cartProducts, cartTotals, upgradeKey, type Cart, type Currency } from "@autotune/commerce";
import type { PaymentInfoEvent, TrackedItem } from "../tag-manager/data-layer-event.ts";
import { inMajorUnit } from "./in-major-unit.ts";

/** A cart for which a payment was opened. */
export function paymentInfoEvent(
  cart: Cart,
  currency: Currency,
  hashedEmail: string | undefined,
): PaymentInfoEvent {
  const { lines, subtotal } = cartTotals(cart, currency);
  const itemOf = (
    { path, name, quantity }: { path: string; name: string; quantity: number },
    key: string,
  ): TrackedItem => ({
    item_id: path,
    item_name: name,
    price: inMajorUnit(lines.get(key)?.unitPrice.amount ?? 0, currency),
    quantity,
  });
  return {
    event: "add_payment_info",
    ecommerce: {
      currency,
      value: inMajorUnit(subtotal.amount, currency),
      items: [
        ...cartProducts(cart).map((product) => itemOf(product, product.path)),
        ...cart.upgrades.map((upgrade) => itemOf(upgrade, upgradeKey(upgrade))),
      ],
      ...(cart.coupon === null ? {} : { coupon: cart.coupon.code }),
    },
    ...(hashedEmail === undefined ? {} : { hashed_email: hashedEmail }),
  };
}
