import { emptyCart, type Cart } from "@autotune/commerce";
import { cartItemSample, cartUpgradeSample } from "@autotune/commerce/samples";
import { describe, expect, it } from "vitest";
import { paymentInfoEvent } from "./payment-info-event.ts";

const item = cartItemSample({ path: "vocodist", name: "Vocodist" });
const cart: Cart = {
  ...emptyCart,
  products: { vocodist: { ...item, quantity: 2, isFreebie: false, freebiesChosen: false } },
};
const price = item.basePrices.USD / 100;

describe("the event when a payment is opened", () => {
  it("[TRACK-01] has what is due today, the currency and the products", () => {
    expect(paymentInfoEvent(cart, "USD", undefined)).toEqual({
      event: "add_payment_info",
      ecommerce: {
        currency: "USD",
        value: 2 * price,
        items: [{ item_id: "vocodist", item_name: "Vocodist", price, quantity: 2 }],
      },
    });
  });

  it("[TRACK-01] has the code, and the signed-in person's hash", () => {
    const worth = { kind: "discount", fraction: 0.5 } as const;
    const coupon = { code: "HALF", worth, products: [], combine: true };
    const event = paymentInfoEvent({ ...cart, coupon }, "USD", "ab12");
    expect(event).toMatchObject({
      ecommerce: { coupon: "HALF", value: price },
      hashed_email: "ab12",
    });
  });

  it("has each upgrade", () => {
    const upgrade = cartUpgradeSample();
    const { items } = paymentInfoEvent(
      { ...emptyCart, upgrades: [upgrade] },
      "USD",
      undefined,
    ).ecommerce;
    expect(items).toMatchObject([{ item_id: upgrade.path, quantity: 1 }]);
    expect(items[0]?.price).toBeGreaterThan(0);
  });
});
