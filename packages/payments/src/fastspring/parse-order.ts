import { isCurrency, type Currency } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { readAmount } from "./amounts.ts";

export interface ProviderOrderItem {
  readonly path: string;
  readonly quantity: number;
  /** In minor units, like all amounts here. */
  readonly subtotal: number;
}

/** An order as an event tells it. */
export interface ProviderOrder {
  readonly id: string;
  readonly reference: string;
  readonly currency: Currency;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
  readonly changedAt: Date;
  readonly cardEnding: string | null;
  readonly invoiceUrl: string | null;
  readonly tags: Readonly<Record<string, string>>;
  readonly items: readonly ProviderOrderItem[];
}

export type ParsedOrder = { ok: true; order: ProviderOrder } | { ok: false; reason: string };

const identified = Compile(
  Type.Object({ id: Type.String({ minLength: 1 }), reference: Type.String({ minLength: 1 }) }),
);

const text = Type.Union([Type.String(), Type.Null()]);
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
    invoiceUrl: Type.Optional(text),
    tags: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
    payment: Type.Optional(
      Type.Union([Type.Object({ cardEnding: Type.Optional(text) }), Type.Null()]),
    ),
    items: Type.Array(
      Type.Object({
        product: Type.String({ minLength: 1 }),
        quantity: Type.Integer({ minimum: 1 }),
        subtotal: Type.Number(),
      }),
    ),
  }),
);

/** The data of an order event. What cannot be read exactly is not read at all. */
export function parseOrder(data: unknown): ParsedOrder {
  if (!identified.Check(data)) return { ok: false, reason: "No order data received." };
  if (!form.Check(data)) {
    const [error] = form.Errors(data);
    return { ok: false, reason: `${error?.instancePath ?? ""} ${error?.message ?? ""}`.trim() };
  }
  if (data.items.length === 0) return { ok: false, reason: "data.items is empty!" };
  const { currency } = data;
  if (!isCurrency(currency)) return { ok: false, reason: `${currency} is no currency of ours` };
  const amounts = readAmounts(currency, data);
  const items = data.items.map((item) => ({
    path: item.product,
    quantity: item.quantity,
    subtotal: readAmount(item.subtotal, currency),
  }));
  if (amounts === undefined || !items.every(hasSubtotal))
    return { ok: false, reason: `An amount cannot be read in ${currency}` };
  return {
    ok: true,
    order: {
      id: data.id,
      reference: data.reference,
      currency,
      ...amounts,
      changedAt: new Date(data.changed),
      cardEnding: data.payment?.cardEnding ?? null,
      invoiceUrl: data.invoiceUrl ?? null,
      tags: textTags(data.tags ?? {}),
      items: items.filter(hasSubtotal),
    },
  };
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
