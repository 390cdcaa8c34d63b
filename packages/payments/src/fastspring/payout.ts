import { isCurrency, type Currency } from "@autotune/commerce";
import Type from "typebox";
import type { ProviderPayout } from "../port/updates.ts";
import { roundAmount } from "./amounts.ts";

const amount = Type.Optional(Type.Unknown());

/** What an event may tell of the payout. Nothing of it can make an event unreadable. */
export const payoutFields = {
  payoutCurrency: Type.Optional(Type.Unknown()),
  subtotalInPayoutCurrency: amount,
  discountInPayoutCurrency: amount,
  taxInPayoutCurrency: amount,
  totalInPayoutCurrency: amount,
};

export type PayoutAmounts<Name extends string> = {
  readonly [K in `${Name}InPayoutCurrency`]?: unknown;
};

export function readPayout(
  data: PayoutAmounts<"subtotal" | "discount" | "tax" | "total"> & {
    readonly payoutCurrency?: unknown;
  },
): ProviderPayout | null {
  const { payoutCurrency: currency } = data;
  if (typeof currency !== "string" || !isCurrency(currency)) return null;
  const subtotal = readPayoutAmount(data.subtotalInPayoutCurrency, currency);
  const discount = readPayoutAmount(data.discountInPayoutCurrency ?? 0, currency);
  const tax = readPayoutAmount(data.taxInPayoutCurrency, currency);
  const total = readPayoutAmount(data.totalInPayoutCurrency, currency);
  if (subtotal === undefined || discount === undefined) return null;
  return tax === undefined || total === undefined
    ? null
    : { currency, subtotal, discount, tax, total };
}

export function readPayoutAmount(value: unknown, currency: Currency): number | undefined {
  return typeof value === "number" && Number.isFinite(value)
    ? roundAmount(value, currency)
    : undefined;
}
