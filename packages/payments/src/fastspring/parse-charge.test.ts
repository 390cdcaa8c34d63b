import { expect, it } from "vitest";
import { parseCharge } from "./parse-charge.ts";

const timestamp = Date.UTC(2026, 1, 1);
const next = Date.UTC(2026, 2, 1);
const data = {
  id: "order-2",
  reference: "AT-2",
  subscription: "sub-1",
  initialOrderId: "order-1",
  product: "unlimited-monthly",
  currency: "JPY",
  total: 2800,
  timestamp,
  next,
};

it("reads a charge that came", () => {
  expect(parseCharge(data)).toEqual({
    ok: true,
    value: {
      subscriptionId: "sub-1",
      orderId: "order-1",
      chargeId: "order-2",
      reference: "AT-2",
      path: "unlimited-monthly",
      currency: "JPY",
      total: 2800,
      payout: null,
      chargedAt: new Date(timestamp),
      nextChargeAt: new Date(next),
    },
  });
});

it("reads a charge that failed: there is no order of it", () => {
  const failed = { ...data, id: null, reference: null };
  expect(parseCharge(failed)).toMatchObject({ value: { chargeId: null, reference: null } });
});

it.each([{ total: 0.5 }, { currency: "XXX" }, { subscription: {} }, { next: null }])(
  "reads nothing that it does not understand: %o",
  (broken) => {
    expect(parseCharge({ ...data, ...broken })).toMatchObject({ ok: false });
  },
);

it("reads what the charge adds to our payout, and reads the charge without it", () => {
  const told = {
    payoutCurrency: "USD",
    subtotalInPayoutCurrency: 17.254,
    taxInPayoutCurrency: 1.73,
    totalInPayoutCurrency: 18.98,
  };
  expect(parseCharge({ ...data, ...told })).toMatchObject({
    value: { payout: { currency: "USD", subtotal: 1725, discount: 0, tax: 173, total: 1898 } },
  });
  expect(parseCharge({ ...data, ...told, payoutCurrency: "XXX" })).toMatchObject({
    value: { payout: null },
  });
});
