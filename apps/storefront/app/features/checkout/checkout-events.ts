import type { Cart, Currency } from "@autotune/commerce";
import { bufferedEvent } from "../../platform/lazy/buffered-event.ts";
import type { Order } from "./api/read-order.ts";

/** A payment was opened for a cart. */
export const paymentOpened = bufferedEvent<[cart: Cart, currency: Currency]>();

/** An order was paid; `coupon` is the code that it was paid with. */
export const purchaseCompleted = bufferedEvent<[order: Order, coupon: string | null]>();

/** The person pressed a button that opens the promo popup. */
export const promoPopupRequested = bufferedEvent<[]>();
