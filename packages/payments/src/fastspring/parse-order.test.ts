import { describe, expect, it } from "vitest";
import { parseOrder } from "./parse-order.ts";

const data = {
  order: "1",
  id: "order-1",
  reference: "AT261115-0001",
  changed: 1_794_000_000_000,
  currency: "EUR",
  total: 449,
  tax: 77.93,
  subtotal: 449,
  subtotalDisplay: "449,00 €",
  payoutCurrency: "USD",
  totalInPayoutCurrency: 493.904,
  subtotalInPayoutCurrency: 493.9,
  discountInPayoutCurrency: 0,
  taxInPayoutCurrency: 85.72,
  coupons: ["SPRING"],
  discount: 0,
  invoiceUrl: "https://provider.test/invoice/1",
  tags: { checkout: "c", offer_code: "LOYAL26", suppress_redirect: true },
  payment: { type: "card", cardEnding: "4242" },
  items: [
    {
      product: "auto-tune-pro",
      quantity: 1,
      subtotal: 449,
      subtotalInPayoutCurrency: 493.9,
      discountInPayoutCurrency: 0,
      coupon: "SPRING",
      subscription: null,
    },
    { product: "unlimited-monthly", quantity: 1, subtotal: 0, subscription: "sub-1" },
  ],
};

describe("parseOrder", () => {
  it("[PAY-02] reads an order event with its amounts in minor units", () => {
    expect(parseOrder(data)).toEqual({
      ok: true,
      value: {
        id: "order-1",
        reference: "AT261115-0001",
        currency: "EUR",
        subtotal: 44_900,
        discount: 0,
        tax: 7793,
        total: 44_900,
        changedAt: new Date(1_794_000_000_000),
        cardEnding: "4242",
        invoiceUrl: "https://provider.test/invoice/1",
        tags: { checkout: "c", offer_code: "LOYAL26", suppress_redirect: "true" },
        coupons: ["SPRING"],
        payout: { currency: "USD", subtotal: 49_390, discount: 0, tax: 8572, total: 49_390 },
        items: [
          {
            path: "auto-tune-pro",
            quantity: 1,
            subtotal: 44_900,
            subscriptionId: null,
            coupon: "SPRING",
            payout: { subtotal: 49_390, discount: 0 },
          },
          {
            path: "unlimited-monthly",
            quantity: 1,
            subtotal: 0,
            subscriptionId: "sub-1",
            coupon: null,
            payout: null,
          },
        ],
      },
    });
  });

  it("[PAY-02] reads an order whose payout is not told, or not in a currency that we know", () => {
    for (const untold of [
      { payoutCurrency: undefined },
      { payoutCurrency: "XXX" },
      { totalInPayoutCurrency: "493.90" },
      { taxInPayoutCurrency: null },
    ])
      expect(parseOrder({ ...data, ...untold, coupons: "SPRING" })).toMatchObject({
        ok: true,
        value: { payout: null, coupons: [], total: 44_900 },
      });
  });

  it("[PAY-02] reports a missing id, reference or item", () => {
    for (const broken of [{}, null, { ...data, id: "" }, { ...data, reference: undefined }])
      expect(parseOrder(broken)).toEqual({ ok: false, reason: "No order data received." });
    expect(parseOrder({ ...data, items: [] })).toEqual({
      ok: false,
      reason: "data.items is empty!",
    });
  });

  it("rejects amounts that the currency cannot have, and currencies that we do not sell in", () => {
    expect(parseOrder({ ...data, tax: 77.935 })).toMatchObject({ ok: false });
    expect(parseOrder({ ...data, currency: "XXX" })).toMatchObject({ ok: false });
    expect(
      parseOrder({ ...data, items: [{ product: "a", quantity: 1.5, subtotal: 1 }] }),
    ).toMatchObject({ ok: false });
  });
});
