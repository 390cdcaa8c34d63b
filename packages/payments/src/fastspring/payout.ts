import { isCurrency, type Currency } from "@autotune/commerce";
import Type from "typebox";
import type { ProviderPayout } from "../port/updates.ts";
import { roundAmount } from "./amounts.ts";

const toldAmount = Type.Optional(Type.Unknown());

/** What an event may tell of the payout. Nothing of it can make an event unreadable. */
export const toldPayout = {
  payoutCurrency: Type.Optional(Type.Unknown()),
  subtotalInPayoutCurrency: toldAmount,
  discountInPayoutCurrency: toldAmount,
  taxInPayoutCurrency: toldAmount,
  totalInPayoutCurrency: toldAmount,
};

export type Told<Name extends string> = { readonly [K in `${Name}InPayoutCurrency`]?: unknown };

export function readPayout(
  data: Told<"subtotal" | "discount" | "tax" | "total"> & { readonly payoutCurrency?: unknown },
): ProviderPayout | null {
  const { payoutCurrency: currency } = data;
  if (typeof currency !== "string" || !isCurrency(currency)) return null;
  const subtotal = readTold(data.subtotalInPayoutCurrency, currency);
  const discount = readTold(data.discountInPayoutCurrency ?? 0, currency);
  const tax = readTold(data.taxInPayoutCurrency, currency);
  const total = readTold(data.totalInPayoutCurrency, currency);
  if (subtotal === undefined || discount === undefined) return null;
  return tax === undefined || total === undefined
    ? null
    : { currency, subtotal, discount, tax, total };
}

export function readTold(value: unknown, currency: Currency): number | undefined {
  return typeof value === "number" && Number.isFinite(value)
    ? roundAmount(value, currency)
    : undefined;
}
