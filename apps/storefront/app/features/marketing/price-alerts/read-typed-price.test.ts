import type { Currency } from "@autotune/commerce";
import { expect, it } from "vitest";
import { readTypedPrice } from "./read-typed-price.ts";

it.each<[string, Currency, number | undefined]>([
  ["89", "USD", 8900],
  ["89.9", "USD", 8990],
  ["89,90", "EUR", 8990],
  ["$89.90", "USD", 8990],
  ["89,90 €", "EUR", 8990],
  ["1.299", "EUR", 129_900],
  ["1,299", "USD", 129_900],
  ["1.299,50", "EUR", 129_950],
  ["1,299.50", "USD", 129_950],
  ["1 299", "SEK", 129_900],
  [".99", "GBP", 99],
  ["8,900", "JPY", 8900],
  ["￥８９００", "JPY", 8900],
  ["8900.5", "JPY", undefined],
  ["", "USD", undefined],
  ["cheap", "USD", undefined],
  ["0", "USD", undefined],
  [",", "EUR", undefined],
])("reads “%s” in %s as %s", (text, currency, amount) => {
  expect(readTypedPrice(text, currency)).toBe(amount);
});
