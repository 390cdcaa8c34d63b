import { isCurrency } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Parsed, ProviderSubscription } from "../port/updates.ts";
import { readAmount } from "./amounts.ts";
import { unsupportedCurrency, mismatch, unreadableAmount } from "./parsed.ts";
import { readInterval } from "./terms.ts";

const states = ["trial", "active", "overdue", "paused", "canceled", "deactivated"] as const;

const time = Type.Optional(Type.Union([Type.Integer(), Type.Null()]));
const form = Compile(
  Type.Object({
    id: Type.String({ minLength: 1 }),
    product: Type.String({ minLength: 1 }),
    state: Type.Enum([...states]),
    currency: Type.String(),
    price: Type.Number(),
    quantity: Type.Integer({ minimum: 1 }),
    intervalUnit: Type.String(),
    intervalLength: Type.Integer({ minimum: 1 }),
    changed: Type.Integer(),
    trialEnd: time,
    next: time,
    canceledDate: time,
    deactivationDate: time,
    end: time,
    payment: Type.Optional(
      Type.Union([
        Type.Object({ cardEnding: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
        Type.Null(),
      ]),
    ),
  }),
);

/** The data of every subscription event but those of charges. */
export function parseSubscription(data: unknown): Parsed<ProviderSubscription> {
  if (!form.Check(data)) return mismatch(form, data);
  const { currency, intervalUnit, intervalLength, state } = data;
  if (!isCurrency(currency)) return unsupportedCurrency(currency);
  const price = readAmount(data.price, currency);
  if (price === undefined) return unreadableAmount(currency);
  const interval = readInterval(intervalUnit, intervalLength);
  if (interval === undefined)
    return { ok: false, reason: `Nothing of ours is charged by the ${intervalUnit}` };
  const renews = state !== "canceled" && state !== "deactivated";
  const nextChargeAt = renews ? readTime(data.next) : null;
  return {
    ok: true,
    value: {
      id: data.id,
      path: data.product,
      state,
      currency,
      price: price * data.quantity,
      interval,
      // Not every event names the end of a trial; while it runs it is the day of the first charge.
      trialEndsAt: readTime(data.trialEnd) ?? (state === "trial" ? nextChargeAt : null),
      nextChargeAt,
      canceledAt: readTime(data.canceledDate),
      endsAt: renews ? null : (readTime(data.end) ?? readTime(data.deactivationDate)),
      cardEnding: data.payment?.cardEnding ?? null,
      changedAt: new Date(data.changed),
    },
  };
}

function readTime(milliseconds: number | null | undefined): Date | null {
  return milliseconds === null || milliseconds === undefined ? null : new Date(milliseconds);
}
