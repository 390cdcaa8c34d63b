import { nameOf, priceIn, type Pricing, type Product } from "../catalogue/product.ts";
import { findProducts } from "../catalogue/products.ts";
import type { Queryable } from "../database/connect.ts";
import type { Currency } from "../money/currencies.ts";
import { fromDecimal } from "../money/decimal.ts";
import { divideHalfUp } from "../money/tax.ts";
import type { ItemRequest } from "./session-request.ts";
import type { Line, Term } from "./session.ts";

export type PricedLines =
  | { readonly ok: true; readonly lines: readonly Line[] }
  | { readonly ok: false; readonly reason: Readonly<Record<string, string>> };

/** Prices what is bought; what an item's own pricing omits comes from the catalogue. */
export async function priceLines(
  db: Queryable,
  items: readonly ItemRequest[],
  { currency, language }: { currency: Currency; language: string },
): Promise<PricedLines> {
  const paths = items.map(({ product }) => product);
  if (new Set(paths).size < paths.length) return { ok: false, reason: { items: "Item exists." } };
  const products = await findProducts(db, paths);
  const lines: Line[] = [];
  for (const { product: path, quantity = 1, pricing } of items) {
    const product = products.get(path);
    if (product === undefined) return { ok: false, reason: { product: `Not found: ${path}` } };
    const terms: Pricing = { ...product.pricing, ...pricing };
    const unitPrice = priceIn(currency, terms.price);
    if (unitPrice === undefined)
      return { ok: false, reason: { [`items.${path}.pricing.price`]: "Invalid amount" } };
    lines.push(lineOf(product, { quantity, unitPrice, terms, currency, language }));
  }
  return { ok: true, lines };
}

function lineOf(
  product: Product,
  about: {
    quantity: number;
    unitPrice: number;
    terms: Pricing;
    currency: Currency;
    language: string;
  },
): Line {
  const { quantity, unitPrice, terms, currency, language } = about;
  return {
    product: product.product,
    display: nameOf(product, language),
    sku: product.sku ?? null,
    quantity,
    unitPrice,
    discount:
      Math.min(unitDiscount(terms, { quantity, unitPrice, currency }), unitPrice) * quantity,
    term: termOf(terms),
  };
}

/** The discount of the greatest quantity step that the buyer reaches. */
function unitDiscount(
  { discountType, quantityDiscounts = {} }: Pricing,
  { quantity, unitPrice, currency }: { quantity: number; unitPrice: number; currency: Currency },
): number {
  const step = Object.keys(quantityDiscounts)
    .map(Number)
    .filter((least) => least <= quantity)
    .sort((one, other) => other - one)[0];
  const discount = step === undefined ? undefined : quantityDiscounts[String(step)];
  if (discount === undefined) return 0;
  if (typeof discount === "object") return priceIn(currency, discount) ?? 0;
  return discountType === "amount"
    ? (fromDecimal(discount, currency) ?? 0)
    : divideHalfUp(unitPrice * Math.round(discount * 100), 10_000);
}

function termOf({ interval, intervalLength, trial }: Pricing): Term | null {
  if (interval === undefined || interval === null || interval === "adhoc") return null;
  return { interval, intervalLength: intervalLength ?? 1, trialDays: trial ?? 0 };
}
