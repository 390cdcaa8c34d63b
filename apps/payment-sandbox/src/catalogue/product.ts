import Type from "typebox";
import { exchange, isCurrency, type Currency } from "../money/currencies.ts";
import { fromDecimal } from "../money/decimal.ts";

export const Prices = Type.Record(Type.String(), Type.Number({ minimum: 0 }));

const intervals = ["adhoc", "day", "week", "month", "year"] as const;

/** Prices and terms as a product has them, and as a session's item may replace them. */
export const Pricing = Type.Object({
  price: Type.Optional(Prices),
  interval: Type.Optional(Type.Union([Type.Enum([...intervals]), Type.Null()])),
  intervalLength: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
  /** Days. */
  trial: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  discountType: Type.Optional(Type.Union([Type.Enum(["percent", "amount"]), Type.Null()])),
  quantityDiscounts: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.Number({ minimum: 0 }), Prices])),
  ),
});
export type Pricing = Type.Static<typeof Pricing>;

export const Product = Type.Object({
  product: Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$" }),
  display: Type.Optional(Type.Record(Type.String(), Type.String())),
  sku: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  pricing: Type.Optional(Pricing),
});
export type Product = Type.Static<typeof Product>;

/** The price in the buyer's currency; where the seller set none, the dollar price exchanged. */
export function priceIn(
  currency: Currency,
  prices: Readonly<Record<string, number>> = {},
): number | undefined {
  const own = prices[currency];
  if (own !== undefined) return fromDecimal(own, currency);
  for (const code of ["USD", ...Object.keys(prices)]) {
    const amount = prices[code];
    if (amount === undefined || !isCurrency(code)) continue;
    const minor = fromDecimal(amount, code);
    return minor === undefined ? undefined : exchange(minor, code, currency);
  }
  return undefined;
}

/** The first price that has more decimals than its currency. */
export function findUnusablePrice(
  prices: Readonly<Record<string, number>> = {},
): string | undefined {
  return Object.entries(prices).find(
    ([code, amount]) => isCurrency(code) && fromDecimal(amount, code) === undefined,
  )?.[0];
}

export function nameOf({ product, display }: Product, language: string): string {
  return display?.[language] ?? display?.["en"] ?? product;
}
