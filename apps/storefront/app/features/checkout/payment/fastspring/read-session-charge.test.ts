import { expect, it } from "vitest";
import { readSessionCharge } from "./read-session-charge.ts";

it("reads total and tax as the form shows them", () => {
  expect(readSessionCharge({ currency: "USD", totalValue: 215.42, taxTotalValue: 16.42 })).toEqual({
    total: { amount: 21_542, currency: "USD" },
    tax: { amount: 1642, currency: "USD" },
  });
  expect(readSessionCharge({ currency: "JPY", totalValue: 29_800 })).toEqual({
    total: { amount: 29_800, currency: "JPY" },
    tax: undefined,
  });
});

it.each([null, {}, { currency: "USD" }, { currency: "XXX", totalValue: 1 }, { totalValue: 1 }])(
  "shows nothing of a session like %j",
  (value) => expect(readSessionCharge(value)).toBeUndefined(),
);
