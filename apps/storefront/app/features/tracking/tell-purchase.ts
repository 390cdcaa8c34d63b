import type { Order } from "../../calls/read-order.ts";
import { useUser } from "../../state/user-store.ts";
import { pushToDataLayer } from "../../state/data-layer.ts";
import { whenUserIsKnown } from "../../state/when-user-is-known.ts";
import { purchaseEvent } from "./purchase-event.ts";

/** For somebody who agreed. What a buyer brings over the years is looked up only now. */
export async function tellPurchase(order: Order, coupon: string | null): Promise<void> {
  // Right after the payment the order may be there before the answer who is signed in.
  await whenUserIsKnown();
  const hashedEmail = order.isGuest ? undefined : useUser.getState().user?.hashed_email;
  const { lifetimeValueOf } = await import("./lifetime-values.ts");
  const lifetimeValue = lifetimeValueOf(order.lines);
  pushToDataLayer(purchaseEvent(order, { coupon, hashedEmail, lifetimeValue }));
}
