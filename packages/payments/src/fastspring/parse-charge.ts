import { addInterval, isCurrency } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { ChargeSource } from "../port/events.ts";
import type { Parsed, ProviderCharge, ProviderSubscription } from "../port/updates.ts";
import { readAmount, roundAmount } from "./amounts.ts";
import { unsupportedCurrency, mismatch, unreadableAmount } from "./parsed.ts";
import { readPayout, payoutFields } from "./payout.ts";

const id = Type.String({ minLength: 1 });
const optional = <Schema extends Type.TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
/** As `flattenCharge` leaves it. Where objects are not expanded, only a charge that came tells its money and time. */
const form = Compile(
  Type.Object({
    subscription: id,
    id: optional(id),
    reference: optional(id),
    product: optional(id),
    currency: optional(Type.String()),
    total: optional(Type.Number()),
    timestamp: optional(Type.Integer()),
    next: optional(Type.Integer()),
    ...payoutFields,
  }),
);
/** Money that came is never taken from anywhere else. */
const paidForm = Compile(
  Type.Object({ currency: Type.String(), total: Type.Number(), timestamp: Type.Integer() }),
);

/** The subscription that a charge needs beside its event. */
export function subscriptionOfCharge(data: unknown): string | undefined {
  if (!form.Check(data)) return undefined;
  const { subscription, product, currency, total, next } = data;
  const needed = [product, currency, total, next];
  return needed.every((value) => value !== undefined && value !== null) ? undefined : subscription;
}

/** The data of a charge event, whether the money came or not. */
export function parseCharge(
  data: unknown,
  { occurredAt, subscription }: ChargeSource,
): Parsed<ProviderCharge> {
  if (!form.Check(data)) return mismatch(form, data);
  const isPaid = typeof data.id === "string";
  if (isPaid && !paidForm.Check(data)) return mismatch(paidForm, data);
  const chargedAt = toDate(data.timestamp) ?? occurredAt;
  const path = data.product ?? subscription?.path;
  const currency = data.currency ?? subscription?.currency;
  const nextChargeAt = toDate(data.next) ?? (subscription && paidThrough(subscription, chargedAt));
  if (path === undefined || currency === undefined || nextChargeAt === undefined)
    return { ok: false, reason: `Subscription ${data.subscription} is not told with its charge` };
  if (!isCurrency(currency)) return unsupportedCurrency(currency);
  const read = isPaid ? readAmount : roundAmount;
  const total = typeof data.total === "number" ? read(data.total, currency) : subscription?.price;
  if (total === undefined) return unreadableAmount(currency);
  return {
    ok: true,
    value: {
      subscriptionId: data.subscription,
      chargeId: data.id ?? null,
      reference: data.reference ?? null,
      path,
      currency,
      total,
      payout: readPayout(data),
      chargedAt,
      nextChargeAt,
    },
  };
}

/**
 * Until when a charge pays, by the subscription as it is now. If that has been paused or has ended since, its next
 * charge says nothing about this one.
 */
function paidThrough(
  { state, nextChargeAt, endsAt, interval }: ProviderSubscription,
  chargedAt: Date,
): Date {
  const next = nextChargeAt ?? endsAt;
  return state === "paused" || next === null ? addInterval(chargedAt, interval) : next;
}

function toDate(milliseconds: number | null | undefined): Date | undefined {
  return milliseconds === null || milliseconds === undefined ? undefined : new Date(milliseconds);
}
