import type { Order } from "../../checkout/api/read-order.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { loadCatalogue, useCatalogue } from "../../catalogue/store/catalogue.ts";
import { pushToDataLayer } from "../tag-manager/data-layer.ts";
import { whenUserIsKnown } from "../../identity/session/when-user-is-known.ts";
import { purchaseEvent } from "./purchase-event.ts";

/** Only with consent. What makes lifetime values of the catalogue is loaded on demand. */
export async function trackPurchase(order: Order, coupon: string | null): Promise<void> {
  // Right after the payment the order may be loaded before the session.
  await whenUserIsKnown();
  const hashedEmail = order.isGuest ? undefined : useUser.getState().user?.hashed_email;
  const { lifetimeValueOf } = await import("./lifetime-values.ts");
  // Without a catalogue the purchase is reported all the same.
  await loadCatalogue();
  const lifetimeValue = lifetimeValueOf(order.lines, useCatalogue.getState().products);
  pushToDataLayer(purchaseEvent(order, { coupon, hashedEmail, lifetimeValue }));
}
