import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Order } from "../../checkout/api/read-order.ts";
import { purchaseCompleted } from "../../checkout/checkout-events.ts";
import { saveCheckout } from "../../checkout/payment/stored-checkouts.ts";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { orderSample } from "../testing/order-sample.ts";
import { completePurchase } from "./complete-purchase.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

const report = vi.fn<(order: Order, coupon: string | null) => void>();

beforeEach(() => {
  stubBrowser();
  report.mockClear();
  return purchaseCompleted.listen(report);
});

describe("the order of a checkout", () => {
  it("[PAY-06] is reported once, however often its summary is opened", () => {
    for (let times = 0; times < 3; times += 1) completePurchase("one", orderSample());
    expect(report).toHaveBeenCalledExactlyOnceWith(orderSample(), null);
    completePurchase("two", orderSample({ reference: "AT-2" }));
    expect(report).toHaveBeenCalledTimes(2);
  });

  it("is reported with the code that it was paid with", () => {
    saveCheckout({
      checkoutId: "one",
      sessionId: "session",
      currency: "USD",
      country: "US",
      lines: [],
      coupon: "SING10",
      promotion: null,
      guest: null,
      openedAt: Date.now(),
      paid: true,
      taken: true,
      hasAffiliateClick: false,
      policies: "",
    });
    completePurchase("one", orderSample());
    expect(report).toHaveBeenCalledExactlyOnceWith(orderSample(), "SING10");
  });

  it("is reported once it is paid: neither a pending transfer nor a failed payment is a purchase", () => {
    for (const state of ["failed", "pending", "refunded"] as const)
      completePurchase("one", orderSample({ state }));
    expect(report).not.toHaveBeenCalled();
    completePurchase("one", orderSample());
    expect(report).toHaveBeenCalledOnce();
  });
});
