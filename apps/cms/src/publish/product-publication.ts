import { parseAmount, type Currency } from "@autotune/commerce";
import type { CatalogueProduct } from "@autotune/contract";
import { publishProduct, withdrawProduct } from "@autotune/database";
import { APIError } from "payload";
import type { Product } from "../payload-types.ts";
import type { Publication } from "./publication.ts";

export const productPublication: Publication<"products", Product> = {
  collection: "products",
  read: (payload, options) => payload.findByID({ ...options, collection: "products" }),
  keyOf: ({ path }) => path ?? undefined,
  toBody: ({ name, summary }) => ({ name: name ?? "", summary: summary ?? "" }),
  rows: {
    publish: (transaction, product) => publishProduct(transaction, toCatalogueProduct(product)),
    withdraw: withdrawProduct,
  },
};

function toCatalogueProduct({ path, pid, type, interval, prices }: Product): CatalogueProduct {
  if (!path || !pid || !type)
    throw new APIError("A product without path, product id and type cannot be published.", 400);
  const { count, unit } = interval ?? {};
  return {
    path,
    pid,
    type,
    interval: type === "subscription" && count && unit ? { count, unit } : null,
    prices: toAmounts(prices),
  };
}

function toAmounts(prices: Product["prices"]): Record<Currency, number> {
  const amountOf = (currency: Currency): number => {
    const parsed = parseAmount(prices?.[currency] ?? "", currency);
    if (!parsed.ok) throw new APIError(`The product has no valid price in ${currency}.`, 400);
    return parsed.amount;
  };
  // Spelled out, so that a new currency does not compile until it is here.
  return {
    USD: amountOf("USD"),
    EUR: amountOf("EUR"),
    GBP: amountOf("GBP"),
    CAD: amountOf("CAD"),
    AUD: amountOf("AUD"),
    JPY: amountOf("JPY"),
    KRW: amountOf("KRW"),
    BRL: amountOf("BRL"),
    MXN: amountOf("MXN"),
    CHF: amountOf("CHF"),
    SEK: amountOf("SEK"),
    PLN: amountOf("PLN"),
  };
}
