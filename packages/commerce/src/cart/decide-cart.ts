import type { ProductType } from "../catalogue/product-type.ts";
import type { Currency } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import { largestQuantity } from "./cart.ts";

/** A line as a browser asks for it, with the price that it showed. */
export interface AskedLine {
  readonly path: string;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** A product as the catalogue has it today. */
export interface SoldProduct {
  readonly path: string;
  readonly type: ProductType;
  readonly prices: Readonly<Record<Currency, number>>;
}

export const lineRefusals = [
  "unknownProduct",
  "notForSale",
  "invalidQuantity",
  "repeatedProduct",
  "priceChanged",
] as const;
export type LineRefusal = (typeof lineRefusals)[number];

export interface RefusedLine {
  readonly path: string;
  readonly reason: LineRefusal;
  /** What it costs today, where that is the reason. */
  readonly unitPrice: number | null;
}

export const cartRefusals = ["emptyCart", "currencyNotOffered", "refusedLines"] as const;
export type CartRefusal = (typeof cartRefusals)[number];

export type DecidedCart<Product extends SoldProduct> =
  | { ok: true; lines: DecidedLine<Product>[]; subtotal: Money }
  | { ok: false; reason: CartRefusal; lines: RefusedLine[] };

export interface DecidedLine<Product extends SoldProduct> {
  readonly product: Product;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly total: Money;
}

export interface CartToDecide<Product extends SoldProduct> {
  readonly lines: readonly AskedLine[];
  /** The currency that the browser showed. */
  readonly currency: string;
  /** The currency of the buyer's country. */
  readonly offeredCurrency: Currency;
  readonly findProduct: (path: string) => Product | undefined;
}

/** Decides a cart again from the catalogue: nothing that a browser says about price or right is believed. */
export function decideCart<Product extends SoldProduct>(
  cart: CartToDecide<Product>,
): DecidedCart<Product> {
  const { offeredCurrency } = cart;
  if (cart.lines.length === 0) return { ok: false, reason: "emptyCart", lines: [] };
  if (cart.currency !== offeredCurrency)
    return { ok: false, reason: "currencyNotOffered", lines: [] };
  const lines: DecidedLine<Product>[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Set<string>();
  for (const asked of cart.lines) {
    const product = cart.findProduct(asked.path);
    const price = product?.prices[offeredCurrency];
    const reason = refuse(asked, product, price, seen.has(asked.path));
    seen.add(asked.path);
    if (reason !== undefined || product === undefined || price === undefined) {
      const unitPrice = reason === "priceChanged" ? (price ?? null) : null;
      refused.push({ path: asked.path, reason: reason ?? "unknownProduct", unitPrice });
    } else {
      const { quantity } = asked;
      const total = { amount: price * quantity, currency: offeredCurrency };
      lines.push({
        product,
        quantity,
        unitPrice: { amount: price, currency: offeredCurrency },
        total,
      });
    }
  }
  if (refused.length > 0) return { ok: false, reason: "refusedLines", lines: refused };
  const amount = lines.reduce((sum, { total }) => sum + total.amount, 0);
  return { ok: true, lines, subtotal: { amount, currency: offeredCurrency } };
}

function refuse(
  { quantity, unitPrice }: AskedLine,
  product: SoldProduct | undefined,
  price: number | undefined,
  repeated: boolean,
): LineRefusal | undefined {
  if (product === undefined || price === undefined) return "unknownProduct";
  // Plans and upgrades need rights that are not decided yet.
  if (product.type !== "perpetual") return "notForSale";
  if (repeated) return "repeatedProduct";
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > largestQuantity)
    return "invalidQuantity";
  if (unitPrice !== price) return "priceChanged";
  return undefined;
}
