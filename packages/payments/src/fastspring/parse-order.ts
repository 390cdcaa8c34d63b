import { isCurrency, type Currency } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Parsed, ProviderOrder } from "../port/updates.ts";
import { readAmount } from "./amounts.ts";
import { unsupportedCurrency, mismatch, unreadableAmount } from "./parsed.ts";
import { readPayout, readPayoutAmount, payoutFields, type PayoutAmounts } from "./payout.ts";

const identified = Compile(
  Type.Object({ id: Type.String({ minLength: 1 }), reference: Type.String({ minLength: 1 }) }),
);

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const form = Compile(
  Type.Object({
    id: Type.String(),
    reference: Type.String(),
    currency: Type.String(),
    changed: Type.Integer(),
    subtotal: Type.Number(),
    discount: Type.Number(),
    tax: Type.Number(),
    total: Type.Number(),
    invoiceUrl: text,
    ...payoutFields,
    coupons: Type.Optional(Type.Unknown()),
    tags: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
    payment: Type.Optional(Type.Union([Type.Object({ cardEnding: text }), Type.Null()])),
    items: Type.Array(
      Type.Object({
        product: Type.String({ minLength: 1 }),
        quantity: Type.Integer({ minimum: 1 }),
        subtotal: Type.Number(),
        subscription: text,
        coupon: Type.Optional(Type.Unknown()),
        subtotalInPayoutCurrency: Type.Optional(Type.Unknown()),
        discountInPayoutCurrency: Type.Optional(Type.Unknown()),
      }),
    ),
  }),
);

/** The data of an order event. */
export function parseOrder(data: unknown): Parsed<ProviderOrder> {
  if (!identified.Check(data)) return { ok: false, reason: "No order data received." };
  if (!form.Check(data)) return mismatch(form, data);
  if (data.items.length === 0) return { ok: false, reason: "data.items is empty!" };
  const { currency } = data;
  if (!isCurrency(currency)) return unsupportedCurrency(currency);
  const amounts = readAmounts(currency, data);
  const payout = readPayout(data);
  const items = data.items.map((item) => ({
    path: item.product,
    quantity: item.quantity,
    subtotal: readAmount(item.subtotal, currency),
    subscriptionId: item.subscription ?? null,
    coupon: readCode(item.coupon),
    payout: readPayoutOfItem(payout?.currency, item),
  }));
  if (amounts === undefined || !items.every(hasSubtotal)) return unreadableAmount(currency);
  return {
    ok: true,
    value: {
      id: data.id,
      reference: data.reference,
      currency,
      ...amounts,
      changedAt: new Date(data.changed),
      cardEnding: data.payment?.cardEnding ?? null,
      invoiceUrl: data.invoiceUrl ?? null,
      tags: textTags(data.tags ?? {}),
      coupons: readCodes(data.coupons),
      payout,
      items: items.filter(hasSubtotal),
    },
  };
}

function readPayoutOfItem(
  currency: Currency | undefined,
  item: PayoutAmounts<"subtotal" | "discount">,
): ProviderOrder["items"][number]["payout"] {
  if (currency === undefined) return null;
  const subtotal = readPayoutAmount(item.subtotalInPayoutCurrency, currency);
  const discount = readPayoutAmount(item.discountInPayoutCurrency ?? 0, currency);
  return subtotal === undefined || discount === undefined ? null : { subtotal, discount };
}

function readCode(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function readCodes(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((code) => readCode(code) ?? []) : [];
}

type Amounts = Record<"subtotal" | "discount" | "tax" | "total", number>;

function readAmounts(currency: Currency, data: Amounts): Amounts | undefined {
  const subtotal = readAmount(data.subtotal, currency);
  const discount = readAmount(data.discount, currency);
  const tax = readAmount(data.tax, currency);
  const total = readAmount(data.total, currency);
  if (subtotal === undefined || discount === undefined) return undefined;
  return tax === undefined || total === undefined ? undefined : { subtotal, discount, tax, total };
}

function hasSubtotal<Item extends { subtotal: number | undefined }>(
  item: Item,
): item is Item & { subtotal: number } {
  return item.subtotal !== undefined;
}

function textTags(tags: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}
