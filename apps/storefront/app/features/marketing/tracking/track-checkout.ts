import { paymentOpened, purchaseCompleted } from "../../checkout/checkout-events.ts";
import { whenTrackingAllowed } from "../../consent/consent-status.ts";

/** Reports opened payments and purchases to analytics, if consent is given while this page lasts. */
export function trackCheckout(): () => void {
  const stops = [
    paymentOpened.listen((cart, currency) =>
      track(async () => {
        const { trackPaymentOpened } = await import("./track-payment-opened.ts");
        trackPaymentOpened(cart, currency);
      }),
    ),
    purchaseCompleted.listen((order, coupon) =>
      track(async () => {
        const { trackPurchase } = await import("./track-purchase.ts");
        await trackPurchase(order, coupon);
      }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function track(report: () => Promise<void>): void {
  // A failed load of the tracking code must not disturb the buyer: this one goes unreported.
  whenTrackingAllowed(() => void report().catch(() => {}));
}
