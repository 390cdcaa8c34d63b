import type { Cart, Currency } from "@autotune/commerce";
import { useUser } from "../../identity/session/user-store.ts";
import { pushToDataLayer } from "../tag-manager/data-layer.ts";
import { paymentInfoEvent } from "./payment-info-event.ts";

/** Only with consent. */
export function trackPaymentOpened(cart: Cart, currency: Currency): void {
  pushToDataLayer(paymentInfoEvent(cart, currency, useUser.getState().user?.hashed_email));
}
