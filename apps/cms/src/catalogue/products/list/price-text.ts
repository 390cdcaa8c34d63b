import { currencies, formatMoney, parseAmount } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";

const [first] = currencies;
const Interval = Type.Object({ count: Type.Integer(), unit: Type.String() });
const form = Compile(
  Type.Object({
    prices: Type.Object({ [first]: Type.String() }),
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    interval: Type.Optional(Type.Union([Interval, Type.Null(), Type.Object({})])),
  }),
);
const intervalForm = Compile(Interval);

/** The regular price in the first currency, and of a plan how often; undefined where none is set. */
export function priceText(product: unknown): string | undefined {
  if (!form.Check(product)) return undefined;
  const parsed = parseAmount(product.prices[first], first);
  if (!parsed.ok) return undefined;
  const price = formatMoney({ amount: parsed.amount, currency: first }, "en");
  const isPlan = product.type === "subscription" || product.type === "trial";
  const { interval } = product;
  if (!isPlan || !intervalForm.Check(interval)) return price;
  const unit = interval.unit === "y" ? "year" : "month";
  return interval.count === 1 ? `${price} / ${unit}` : `${price} / ${interval.count} ${unit}s`;
}
