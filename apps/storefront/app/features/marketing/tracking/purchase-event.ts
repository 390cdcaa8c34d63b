import type { Order } from "../../checkout/api/read-order.ts";
import type { PurchaseEvent } from "../tag-manager/data-layer-event.ts";
import { inMajorUnit } from "./in-major-unit.ts";

interface AboutPurchase {
  /** The applied coupon code. */
  readonly coupon: string | null;
  readonly hashedEmail: string | undefined;
  /** In US cents. */
  readonly lifetimeValue: number | undefined;
}

/** A paid order. Its value is without tax, the prices of its products are those on the order. */
export function purchaseEvent(
  { reference, currency, total, tax, lines }: Order,
  { coupon, hashedEmail, lifetimeValue }: AboutPurchase,
): PurchaseEvent {
  return {
    event: "purchase",
    ecommerce: {
      transaction_id: reference,
      currency,
      value: inMajorUnit(total - tax, currency),
      tax: inMajorUnit(tax, currency),
      items: lines.map(({ path, name, quantity, total: lineTotal }) => ({
        item_id: path,
        item_name: name,
        price: inMajorUnit(lineTotal / quantity, currency),
        quantity,
      })),
      ...(coupon === null ? {} : { coupon }),
    },
    ...(hashedEmail === undefined ? {} : { hashed_email: hashedEmail }),
    ...(lifetimeValue === undefined ? {} : { ltv: inMajorUnit(lifetimeValue, "USD") }),
  };
}
