import { isCurrency } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Parsed, ProviderReturn } from "../port/updates.ts";
import { readAmount } from "./amounts.ts";
import { unsupportedCurrency, mismatch, unreadableAmount } from "./parsed.ts";

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
