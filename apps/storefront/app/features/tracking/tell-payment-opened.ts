import type { Cart, Currency } from "@autotune/commerce";
import { useUser } from "../../state/user-store.ts";
import { pushToDataLayer } from "../../state/data-layer.ts";
import { paymentInfoEvent } from "./payment-info-event.ts";

/** Only with consent. */
export function tellPaymentOpened(cart: Cart, currency: Currency): void {
  pushToDataLayer(paymentInfoEvent(cart, currency, useUser.getState().user?.hashed_email));
}
