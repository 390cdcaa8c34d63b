import type { Cart, Currency } from "@autotune/commerce";
import type { Order } from "../api/read-order.ts";
import { whenTrackingAllowed } from "../../consent/consent.ts";

/** A payment was opened for a cart. Reported to analytics, if consent is given while this page lasts. */
export function tellPaymentOpened(cart: Cart, currency: Currency): void {
  whenTrackingAllowed(
    () =>
      void quietly(async () => {
        const tracking = await import("../../marketing/tracking/tell-payment-opened.ts");
        tracking.tellPaymentOpened(cart, currency);
      }),
  );
}

/** An order was paid; `coupon` is the code that it was paid with. */
export function tellPurchase(order: Order, coupon: string | null): void {
  whenTrackingAllowed(
    () =>
      void quietly(async () => {
        const tracking = await import("../../marketing/tracking/tell-purchase.ts");
        await tracking.tellPurchase(order, coupon);
      }),
  );
}

/** A failed load of the tracking code must not disturb the buyer. */
async function quietly(tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch {
    // This one goes unreported.
  }
}
