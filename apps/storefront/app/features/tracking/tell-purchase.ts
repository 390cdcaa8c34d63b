import type { Order } from "../../calls/read-order.ts";
import { useUser } from "../../state/user-store.ts";
import { pushToDataLayer } from "../../state/data-layer.ts";
import { whenUserIsKnown } from "../../state/when-user-is-known.ts";
import { purchaseEvent } from "./purchase-event.ts";

/** Only with consent. The lifetime values are loaded on demand. */
export async function tellPurchase(order: Order, coupon: string | null): Promise<void> {
  // Right after the payment the order may be loaded before the session.
  await whenUserIsKnown();
  const hashedEmail = order.isGuest ? undefined : useUser.getState().user?.hashed_email;
  const { lifetimeValueOf } = await import("./lifetime-values.ts");
  const lifetimeValue = lifetimeValueOf(order.lines);
  pushToDataLayer(purchaseEvent(order, { coupon, hashedEmail, lifetimeValue }));
}
