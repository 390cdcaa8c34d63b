import type pg from "pg";
import type { Context } from "../app.ts";
import { readClock } from "../database/clock.ts";
import { inTransaction } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { isExpired, type Contact, type Session } from "../sessions/session.ts";
import { lockSession, updateSession } from "../sessions/sessions.ts";
import { hasVatIds, isVatId, plainVatId } from "../money/vat-id.ts";
import { outcomeOfCard, digitsOf, wrongCardFields, type Card, type CardField } from "./cards.ts";
import { completeOrder } from "./complete-order.ts";
import { makeOrder } from "./make-order.ts";
import { orderData } from "./order-data.ts";
import type { Order, OrderState, Payment } from "./order.ts";
import { findOrder, insertOrder } from "./orders.ts";

export interface PaymentAttempt {
  readonly sessionId: string;
  /** Where the session was opened; the controls pay without a storefront. */
  readonly host?: string;
  readonly means:
    | { readonly method: "card"; readonly card: Card }
    | { readonly method: "bank" }
    | { readonly method: "authentication"; readonly authorised: boolean };
  readonly country?: string;
  readonly postalCode?: string;
  /** Empty for a person. */
  readonly taxId?: string;
  readonly contact?: Contact;
  readonly ipAddress: string;
}

export type PaymentResult =
  | { readonly ok: true; readonly order: Order }
  | {
      readonly ok: false;
      readonly reason:
        | "unknownSession"
        | "expired"
        | "noContact"
        | "declined"
        | "insufficientFunds"
        | "authentication";
    }
  | {
      readonly ok: false;
      readonly reason: "fields";
      readonly fields: readonly (CardField | "taxId")[];
    };

/** However often and from however many places a session is paid, it becomes one order. */
export async function paySession(
  context: Context,
  attempt: PaymentAttempt,
): Promise<PaymentResult> {
  const result = await inTransaction(context.pool, async (db) => pay(db, context, attempt));
  context.triggerDelivery();
  return result;
}

async function pay(
  db: pg.PoolClient,
  { settings }: Context,
  attempt: PaymentAttempt,
): Promise<PaymentResult> {
  const opened = await lockSession(db, attempt.sessionId);
  if (opened === undefined || (attempt.host !== undefined && opened.host !== attempt.host))
    return { ok: false, reason: "unknownSession" };
  const paid = opened.orderId === null ? undefined : await findOrder(db, opened.orderId);
  if (paid !== undefined) return { ok: true, order: paid };
  const now = await readClock(db);
  if (isExpired(opened, now)) return { ok: false, reason: "expired" };
  const contact = opened.contact ?? attempt.contact;
  if (contact === undefined) return { ok: false, reason: "noContact" };
  const session: Session = {
    ...opened,
    country: attempt.country ?? opened.country,
    postalCode: attempt.postalCode ?? opened.postalCode,
    taxId: attempt.taxId === undefined ? opened.taxId : plainVatId(attempt.taxId) || null,
  };
  const decision = hasWrongTaxId(session)
    ? ({ kind: "fields", fields: ["taxId"] } as const)
    : decide(session, attempt, now);
  if (decision.kind === "fields") return { ok: false, reason: "fields", fields: decision.fields };
  if (decision.kind === "authentication") {
    await updateSession(db, { ...session, authentication: { cardEnding: decision.cardEnding } });
    return { ok: false, reason: "authentication" };
  }
  const origin = settings.SANDBOX_URL;
  const { ipAddress } = attempt;
  const make = (state: OrderState, payment: Payment): Order =>
    makeOrder(session, { accountId: session.accountId, contact, state, payment, ipAddress, now });
  if (decision.kind === "refused") {
    const failed = make("failed", decision.payment);
    await insertOrder(db, failed);
    await updateSession(db, { ...session, authentication: null });
    await announce(db, "order.failed", failed, { now, origin });
    return { ok: false, reason: decision.reason };
  }
  const order = make("pending", decision.payment);
  await insertOrder(db, order);
  await updateSession(db, { ...session, contact, orderId: order.id, authentication: null });
  if (decision.kind === "accepted")
    return { ok: true, order: await completeOrder(db, order, { now, origin }) };
  await announce(db, "order.payment.pending", order, { now, origin });
  return { ok: true, order };
}

type Decision =
  | { readonly kind: "accepted" | "pending"; readonly payment: Payment }
  | {
      readonly kind: "refused";
      readonly reason: "declined" | "insufficientFunds";
      readonly payment: Payment;
    }
  | { readonly kind: "authentication"; readonly cardEnding: string }
  | { readonly kind: "fields"; readonly fields: readonly CardField[] };

function hasWrongTaxId({ taxId, country }: Session): boolean {
  return taxId !== null && hasVatIds(country) && !isVatId(taxId, country);
}

function decide(session: Session, { means }: PaymentAttempt, now: Date): Decision {
  if (means.method === "bank")
    return { kind: "pending", payment: { type: "bank", cardEnding: null } };
  if (means.method === "authentication") {
    const waiting = session.authentication;
    const payment: Payment = { type: "creditcard", cardEnding: waiting?.cardEnding ?? null };
    return means.authorised && waiting !== null
      ? { kind: "accepted", payment }
      : { kind: "refused", reason: "declined", payment };
  }
  const fields = wrongCardFields(means.card, now);
  if (fields.length > 0) return { kind: "fields", fields };
  const cardEnding = digitsOf(means.card.number).slice(-4);
  const payment: Payment = { type: "creditcard", cardEnding };
  const outcome = outcomeOfCard(means.card.number);
  switch (outcome) {
    case "accepted":
      return { kind: "accepted", payment };
    case "acceptedOnce":
      return { kind: "accepted", payment: { ...payment, failsLater: true } };
    case "authentication":
      return { kind: "authentication", cardEnding };
    case "declined":
    case "insufficientFunds":
      return { kind: "refused", reason: outcome, payment };
  }
}

async function announce(
  db: pg.PoolClient,
  type: "order.failed" | "order.payment.pending",
  order: Order,
  { now, origin }: { now: Date; origin: string },
): Promise<void> {
  await recordEvent(db, {
    type,
    data: orderData(order, origin),
    live: order.live,
    now,
    orderId: order.id,
  });
}
