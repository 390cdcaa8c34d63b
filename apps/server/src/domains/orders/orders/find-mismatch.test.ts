import type { ProviderOrder } from "@autotune/payments";
import { expect, it } from "vitest";
import { checkoutLine } from "../../../../test/paid-orders.ts";
import { findMismatch } from "./find-mismatch.ts";

const checkout = {
  currency: "EUR" as const,
  lines: [
    checkoutLine({ path: "pro", unitPrice: 44_900, quantity: 2 }),
    checkoutLine({ path: "gift", unitPrice: 0, isFreebie: true }),
    checkoutLine({ path: "plan", unitPrice: 2500, trialDays: 14, type: "trial" }),
  ],
};
const item = (path: string, quantity = 1) => ({
  path,
  quantity,
  subtotal: 0,
  subscriptionId: null,
  coupon: null,
  payout: null,
});
const provided: ProviderOrder = {
  id: "o",
  reference: "R",
  currency: "EUR",
  subtotal: 74_215,
  discount: 0,
  tax: 15_585,
  total: 89_800,
  changedAt: new Date(),
  cardEnding: null,
  invoiceUrl: null,
  tags: {},
  coupons: [],
  payout: null,
  items: [item("gift"), item("pro", 2), item("plan")],
};

it("finds nothing where the order is what was decided, in whatever order and with whatever tax", () => {
  expect(findMismatch(provided, checkout)).toBeUndefined();
  const added = { ...provided, total: 97_208 };
  const reversed = { ...provided, tax: 0, total: 70_709 };
  for (const order of [added, reversed]) expect(findMismatch(order, checkout)).toBeUndefined();
});

it.each([
  ["a gift without what it is given for", [item("gift")]],
  ["more copies", [item("gift"), item("pro", 3), item("plan")]],
  ["another product", [item("gift"), item("pro", 2), item("other")]],
  ["a product twice", [item("gift"), item("gift"), item("pro", 2)]],
])("finds %s", (_, items) => {
  expect(findMismatch({ ...provided, items }, checkout)).toContain("does not hold");
});

it.each([
  ["the tax of Germany deducted", 75_462],
  ["the tax of Hungary deducted, a cent off by rounding", 70_708],
  ["the tax of Finland deducted", 71_554],
  ["the tax of Switzerland deducted", 83_071],
])("takes for right what a company pays: %s", (_, total) => {
  expect(findMismatch({ ...provided, tax: 0, total }, checkout)).toBeUndefined();
});

it.each([
  ["more than rounding below what was asked for", { total: 89_798 }],
  ["a tenth less, with the tax in it", { tax: 14_000, total: 80_820 }],
  ["a deduction that is the tax of no country", { tax: 0, total: 78_000 }],
  ["a deduction that misses a tax by more than rounding", { tax: 0, total: 75_450 }],
  ["a deduction beside a tax", { total: 75_462 }],
])("finds %s", (_, changes) => {
  expect(findMismatch({ ...provided, ...changes }, checkout)).toContain("was paid with");
});

it("grants what rounding moves: half a minor unit for each line and for the tax", () => {
  expect(findMismatch({ ...provided, total: 89_799 }, checkout)).toBeUndefined();
});

it("finds a total that no tax explains", () => {
  expect(findMismatch({ ...provided, tax: 0, total: 60_000 }, checkout)).toContain("was paid with");
});

it("finds a total explained only by a discount of the provider's: ours are in the prices", () => {
  const reduced = { ...provided, discount: 80_000, tax: 0, total: 9800 };
  expect(findMismatch(reduced, checkout)).toContain("was paid with 9800");
});

it("finds another currency, whatever the total", () => {
  const elsewhere = { ...provided, currency: "USD" as const, total: 98_780 };
  expect(findMismatch(elsewhere, checkout)).toContain("was paid in USD instead of EUR");
});
