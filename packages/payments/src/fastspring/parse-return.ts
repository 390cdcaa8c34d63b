import { isCurrency, type Currency } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { readAmount } from "./amounts.ts";
import { unsupportedCurrency, mismatch, unreadableAmount, type Parsed } from "./parsed.ts";

/** A refund of a whole order or of some of its items; a chargeback is reported the same way. */
export interface ProviderReturn {
  readonly id: string;
  /** The order, or the charge of a subscription, that it belongs to. */
  readonly orderId: string;
  readonly currency: Currency;
  readonly total: number;
  readonly returnedAt: Date;
  readonly items: "all" | readonly { readonly path: string; readonly quantity: number }[];
}

const form = Compile(
  Type.Object({
    id: Type.String({ minLength: 1 }),
    currency: Type.String(),
    totalReturn: Type.Number(),
    changed: Type.Integer(),
    original: Type.Object({ id: Type.String({ minLength: 1 }) }),
    items: Type.Array(
      Type.Object({
        product: Type.String({ minLength: 1 }),
        quantity: Type.Integer({ minimum: 1 }),
      }),
    ),
  }),
);

export function parseReturn(data: unknown): Parsed<ProviderReturn> {
  if (!form.Check(data)) return mismatch(form, data);
  const { currency } = data;
  if (!isCurrency(currency)) return unsupportedCurrency(currency);
  const total = readAmount(data.totalReturn, currency);
  if (total === undefined) return unreadableAmount(currency);
  return {
    ok: true,
    value: {
      id: data.id,
      orderId: data.original.id,
      currency,
      total,
      returnedAt: new Date(data.changed),
      // Where nothing is named, nothing is left out.
      items:
        data.items.length === 0
          ? "all"
          : data.items.map(({ product, quantity }) => ({ path: product, quantity })),
    },
  };
}
