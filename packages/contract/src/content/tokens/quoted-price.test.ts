import { currencies, mapPrices, type Prices } from "@autotune/commerce";
import { describe, expect, it } from "vitest";
import { quotePlainly, splitQuotedPrices, writeQuotedPrice } from "./quoted-price.ts";

const prices: Prices = mapPrices(
  {
    USD: 0,
    EUR: 0,
    GBP: 0,
    CAD: 0,
    AUD: 0,
    JPY: 0,
    KRW: 0,
    BRL: 0,
    MXN: 0,
    CHF: 0,
    SEK: 0,
    PLN: 0,
  },
  (_amount, currency) => 100 + currencies.indexOf(currency),
);

describe("a price inside a text", () => {
  it("is read as it was written, with the words around it", () => {
    const once = { of: "family/auto-tune", prices, unit: null };
    const monthly = { of: "auto-tune-unlimited-monthly", prices, unit: "m" } as const;
    expect(
      splitQuotedPrices(`Buy it for ${writeQuotedPrice(once)}, or ${writeQuotedPrice(monthly)}.`),
    ).toEqual(["Buy it for ", once, ", or ", monthly, "."]);
  });

  it("is none where the text has none", () => {
    expect(splitQuotedPrices("Only words.")).toEqual(["Only words."]);
    expect(splitQuotedPrices("")).toEqual([]);
  });

  it("is in US dollars where only words can be", () => {
    expect(
      quotePlainly(`For ${writeQuotedPrice({ of: "auto-key", prices, unit: null })}.`, "en"),
    ).toBe("For $1.");
  });

  it("is left out where a currency is missing", () => {
    expect(splitQuotedPrices("A {amounts:auto-key:1,2} B")).toEqual(["A ", " B"]);
  });
});
