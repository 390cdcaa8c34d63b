import { expect, it } from "vitest";
import type { Money } from "../../catalogue/money/money.ts";
import { taxOfCharge } from "./tax-of-charge.ts";

const usd = (amount: number): Money => ({ amount, currency: "USD" });

it("tax that the provider adds is what the total exceeds the prices by", () => {
  const charge = { total: usd(21_542), tax: usd(1642) };
  expect(taxOfCharge(usd(19_900), charge)).toEqual({ kind: "added", amount: 1642 });
});

it("tax in the prices leaves the total as it is", () => {
  const charge = { total: usd(19_900), tax: usd(3177) };
  expect(taxOfCharge(usd(19_900), charge)).toEqual({ kind: "included", amount: 3177 });
});

it("a company that accounts for the tax itself pays less than the shown prices", () => {
  const charge = { total: usd(16_723), tax: usd(0) };
  expect(taxOfCharge(usd(19_900), charge)).toEqual({ kind: "deducted", amount: 3177 });
});

it("nothing due has no tax, and neither has a total without one", () => {
  expect(taxOfCharge(usd(0), { total: usd(0), tax: usd(0) })).toEqual({ kind: "none" });
  expect(taxOfCharge(usd(900), { total: usd(900), tax: undefined })).toEqual({ kind: "none" });
});
