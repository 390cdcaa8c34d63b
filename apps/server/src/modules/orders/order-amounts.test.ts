import type { ProviderOrder } from "@autotune/payments";
import { expect, it } from "vitest";
import type { CheckoutRow } from "../checkout/repository.ts";
import { orderAmounts } from "./order-amounts.ts";

const line = { path: "pro", pid: "P", name: "Pro", quantity: 2, unitPrice: 12_100 };
const checkout: CheckoutRow = {
  id: "c",
  accountId: 1,
  language: "es",
  country: "ES",
  currency: "EUR",
  subtotal: 24_200,
  lines: [line],
  createdAt: new Date(),
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
  items: [{ path: "pro", quantity: 2, subtotal: 20_000 }],
};

it("shows prices with their tax where it was inside, whatever the provider calls a subtotal", () => {
  expect(orderAmounts(provided, checkout)).toEqual({
    subtotal: 24_200,
    taxIncluded: true,
    lineTotals: [24_200],
  });
});

it("shows the tax apart where it was added", () => {
  const added = { ...provided, subtotal: 24_200, tax: 1997, total: 26_197 };
  expect(orderAmounts(added, checkout)).toEqual({
    subtotal: 24_200,
    taxIncluded: false,
    lineTotals: [24_200],
  });
});

it("shows the provider's amounts where ours do not lead to what was paid", () => {
  for (const other of [{ total: 25_000 }, { currency: "USD" as const }]) {
    expect(orderAmounts({ ...provided, ...other }, checkout)).toEqual({
      subtotal: 20_000,
      taxIncluded: false,
      lineTotals: [20_000],
    });
  }
});
