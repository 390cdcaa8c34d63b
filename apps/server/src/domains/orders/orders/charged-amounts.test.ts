import { expect, it } from "vitest";
import { checkoutLine } from "../../../../test/paid-orders.ts";
import { chargedAmounts } from "./charged-amounts.ts";

const checkout = {
  lines: [
    checkoutLine({ path: "pro", quantity: 2, listPrice: 10_000, unitPrice: 8000 }),
    checkoutLine({ path: "equaliser", unitPrice: 5000 }),
    checkoutLine({ path: "plan", trialDays: 14, listPrice: 2500, unitPrice: 2000 }),
  ],
};
const lines = [
  { path: "equaliser", quantity: 1, total: 5000 },
  { path: "pro", quantity: 2, total: 20_000 },
  { path: "plan", quantity: 1, total: 0 },
];

it("takes the coupon's part off the lines that it made cheaper, copy for copy", () => {
  expect(chargedAmounts({ discount: 4000, lines }, checkout)).toEqual([5000, 16_000, 0]);
});

it("is each line's total where nothing was taken off", () => {
  expect(chargedAmounts({ discount: 0, lines }, checkout)).toEqual([5000, 20_000, 0]);
});

it("is not known where the provider took something off by itself", () => {
  expect(chargedAmounts({ discount: 4500, lines }, checkout)).toBeUndefined();
});
