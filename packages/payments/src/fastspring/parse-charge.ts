import { isCurrency } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Parsed, ProviderCharge } from "../port/updates.ts";
import { readAmount } from "./amounts.ts";
import { unsupportedCurrency, mismatch, unreadableAmount } from "./parsed.ts";
import { readPayout, toldPayout } from "./payout.ts";

const text = Type.Optional(Type.Union([Type.String({ minLength: 1 }), Type.Null()]));
const form = Compile(
  Type.Object({
    subscription: Type.String({ minLength: 1 }),
    initialOrderId: Type.String({ minLength: 1 }),
    id: text,
    reference: text,
    product: Type.String({ minLength: 1 }),
    currency: Type.String(),
    total: Type.Number(),
    timestamp: Type.Integer(),
    next: Type.Integer(),
    ...toldPayout,
  }),
);

/** The data of a charge event, whether the money came or not. */
export function parseCharge(data: unknown): Parsed<ProviderCharge> {
  if (!form.Check(data)) return mismatch(form, data);
  const { currency } = data;
  if (!isCurrency(currency)) return unsupportedCurrency(currency);
  const total = readAmount(data.total, currency);
  if (total === undefined) return unreadableAmount(currency);
  return {
    ok: true,
    value: {
      subscriptionId: data.subscription,
      orderId: data.initialOrderId,
      chargeId: data.id ?? null,
      reference: data.reference ?? null,
      path: data.product,
      currency,
      total,
      payout: readPayout(data),
      chargedAt: new Date(data.timestamp),
      nextChargeAt: new Date(data.next),
    },
  };
}
