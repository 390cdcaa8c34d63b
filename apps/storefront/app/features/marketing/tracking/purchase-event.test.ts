import { describe, expect, it } from "vitest";
import { orderLineSample, orderSample } from "../../orders/testing/order-sample.ts";
import { purchaseEvent } from "./purchase-event.ts";

const nobody = { coupon: null, hashedEmail: undefined, lifetimeValue: undefined };

describe("the event of a purchase", () => {
  it("[TRACK-01] has its reference, its total without tax, and its products", () => {
    expect(purchaseEvent(orderSample(), nobody)).toEqual({
      event: "purchase",
      ecommerce: {
        transaction_id: "AT-1",
        currency: "USD",
        value: 199,
        tax: 16.42,
        items: [
          { item_id: "auto-tune-hybrid", item_name: "AutoTune Hybrid", price: 199, quantity: 1 },
        ],
      },
    });
  });

  it("[TRACK-01] has the code, the signed-in person's hash, and the lifetime value", () => {
    const about = { coupon: "SING10", hashedEmail: "ab12", lifetimeValue: 24_990 };
    expect(purchaseEvent(orderSample(), about)).toMatchObject({
      ecommerce: { coupon: "SING10" },
      hashed_email: "ab12",
      ltv: 249.9,
    });
  });

  it("subtracts tax from a price that includes it, and handles currencies without a minor unit", () => {
    const euros = orderSample({ currency: "EUR", total: 19_900, tax: 3454, taxIncluded: true });
    expect(purchaseEvent(euros, nobody).ecommerce).toMatchObject({ value: 164.46, tax: 34.54 });
    const lines = [orderLineSample({ quantity: 2, total: 30_240 })];
    const yen = orderSample({ currency: "JPY", total: 33_264, tax: 3024, lines });
    expect(purchaseEvent(yen, nobody).ecommerce).toMatchObject({
      value: 30_240,
      items: [{ price: 15_120, quantity: 2 }],
    });
  });
});
