import type { CheckoutLine } from "@autotune/database/schema";
import type { ProviderOrder } from "@autotune/payments";
import { expect, it } from "vitest";
import { orderAmounts } from "./order-amounts.ts";

const line: CheckoutLine = {
  path: "pro",
  pid: "P",
  name: "Pro",
  quantity: 2,
  type: "perpetual",
  isFreebie: false,
  listPrice: 12_100,
  unitPrice: 12_100,
  trialDays: null,
  discountedPeriods: null,
  priceAfterDiscount: null,
  sourceLicences: [],
};
const checkout = { lines: [line] };
const item = {
  path: "pro",
  quantity: 2,
  subtotal: 20_000,
  subscriptionId: null,
  coupon: null,
  payout: null,
};
const provided: ProviderOrder = {
  id: "o",
  reference: "R",
  currency: "EUR",
  subtotal: 20_000,
  discount: 0,
  tax: 4200,
  total: 24_200,
  changedAt: new Date(),
  cardEnding: null,
  invoiceUrl: null,
  tags: {},
  coupons: [],
  payout: null,
  items: [item],
};
const asSeen = { subtotal: 24_200, discount: 0, taxIncluded: true, lineTotals: [24_200] };

it("shows prices with included tax, whatever the provider calls a subtotal", () => {
  expect(orderAmounts(provided, checkout)).toEqual(asSeen);
});

it("shows tax separately where it was added", () => {
  const added = { ...provided, subtotal: 24_200, tax: 1997, total: 26_197 };
  expect(orderAmounts(added, checkout)).toEqual({ ...asSeen, taxIncluded: false });
});

it("shows the discount of our coupon, which the provider does not know", () => {
  const reduced = { lines: [{ ...line, unitPrice: 10_890 }] };
  const paid = { ...provided, subtotal: 18_000, tax: 3780, total: 21_780 };
  expect(orderAmounts(paid, reduced)).toEqual({ ...asSeen, discount: 2420 });
});

it("counts nothing today for a plan with a trial", () => {
  const trial = { ...line, path: "plan", type: "trial", quantity: 1, trialDays: 14 } as const;
  const items = [
    item,
    { path: "plan", quantity: 1, subtotal: 0, subscriptionId: "s", coupon: null, payout: null },
  ];
  expect(orderAmounts({ ...provided, items }, { lines: [line, trial] })).toEqual({
    ...asSeen,
    lineTotals: [24_200, 0],
  });
  const free = { ...provided, items: items.slice(1), subtotal: 0, tax: 0, total: 0 };
  expect(orderAmounts(free, { lines: [trial] })).toEqual({
    subtotal: 0,
    discount: 0,
    taxIncluded: false,
    lineTotals: [0],
  });
});

it("parses a line that an older release wrote", () => {
  const { path, pid, name, quantity, unitPrice } = line;
  const older = { path, pid, name, quantity, unitPrice } as CheckoutLine;
  expect(orderAmounts(provided, { lines: [older] })).toEqual(asSeen);
});

it("shows the provider's amounts where ours do not add up to what was paid", () => {
  const withoutTax = { tax: 0, total: 20_000 };
  for (const other of [withoutTax, { total: 25_000 }]) {
    expect(orderAmounts({ ...provided, ...other }, checkout)).toEqual({
      subtotal: 20_000,
      discount: 0,
      taxIncluded: false,
      lineTotals: [20_000],
    });
  }
});
