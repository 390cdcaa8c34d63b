import Type from "typebox";
import type { App, Context } from "../app.ts";
import { readClock } from "../database/clock.ts";
import { inTransaction } from "../database/connect.ts";
import { hasVatIds, isVatId, plainVatId } from "../money/vat-id.ts";
import { orderData } from "../orders/order-data.ts";
import type { Order } from "../orders/order.ts";
import { findOrder } from "../orders/orders.ts";
import { paySession, type PaymentAttempt, type PaymentResult } from "../orders/pay-session.ts";
import { Country } from "../sessions/session-request.ts";
import { isExpired, type Contact, type Session } from "../sessions/session.ts";
import { findSession, lockSession, updateSession } from "../sessions/sessions.ts";
import { checkoutPage, paidPage } from "./checkout-page.ts";
import { htmlPage, messagePage } from "./html.ts";
import type { Storefront } from "./storefronts.ts";
import { payLabels, summary } from "./summary.ts";
import { textsFor } from "./texts/texts.ts";

const SessionId = Type.Object({ id: Type.String() });

const TaxId = Type.String({ maxLength: 20 });

const Payment = Type.Object({
  method: Type.Enum(["card", "bank"]),
  card: Type.Optional(
    Type.Object({ number: Type.String(), expiry: Type.String(), cvc: Type.String() }),
  ),
  country: Country,
  postalCode: Type.String({ maxLength: 20 }),
  taxId: Type.Optional(TaxId),
  email: Type.Optional(Type.String({ pattern: "^[^\\s@]+@[^\\s@]+$", maxLength: 254 })),
});

/** The checkout itself: the page in the frame, and the calls it makes to its own host. */
export async function frameRoutes(app: App, context: Context, storefront: Storefront) {
  const { pool, settings } = context;
  const { host } = storefront;
  const outcomeOf = (order: Order): object => ({
    pending: order.state === "pending",
    order: orderData(order, settings.SANDBOX_URL),
  });

  app.get("/session/:id", { schema: { params: SessionId } }, async (request, reply) => {
    const session = await findSession(pool, request.params.id);
    if (session?.host !== host)
      return htmlPage(reply.status(404), messagePage(textsFor("en"), "unknown"));
    const order = session.orderId === null ? undefined : await findOrder(pool, session.orderId);
    if (order !== undefined) return htmlPage(reply, paidPage(session, outcomeOf(order)));
    const now = await readClock(pool);
    if (isExpired(session, now))
      return htmlPage(reply.status(410), messagePage(textsFor(session.language), "expired"));
    return htmlPage(reply, checkoutPage(session, now));
  });

  app.post(
    "/session/:id/country",
    {
      schema: {
        params: SessionId,
        body: Type.Object({ country: Country, taxId: Type.Optional(TaxId) }),
      },
    },
    async (request, reply) => {
      const { country } = request.body;
      const acceptsTaxId = hasVatIds(country);
      const taxId = acceptsTaxId ? plainVatId(request.body.taxId ?? "") || null : null;
      const session = await inTransaction(pool, async (db): Promise<Session | undefined> => {
        const found = await lockSession(db, request.params.id);
        if (found?.host !== host) return undefined;
        const changed = { ...found, country, taxId };
        if (found.orderId === null) await updateSession(db, changed);
        return changed;
      });
      if (session === undefined) return reply.status(404).send({ reason: "unknownSession" });
      const texts = textsFor(session.language);
      return {
        summary: summary(session, texts).html,
        labels: payLabels(session, texts),
        takesTaxId: acceptsTaxId,
        isTaxIdWrong: taxId !== null && !isVatId(taxId, country),
      };
    },
  );

  const toResponse = (result: PaymentResult): object =>
    result.ok
      ? { outcome: "paid", ...outcomeOf(result.order) }
      : { outcome: result.reason, ...("fields" in result ? { fields: result.fields } : {}) };

  app.post(
    "/session/:id/payment",
    { schema: { params: SessionId, body: Payment } },
    async (request) => {
      const { country, postalCode, taxId, email } = request.body;
      const attempt: PaymentAttempt = {
        sessionId: request.params.id,
        host,
        means: meansOf(request.body),
        country,
        postalCode,
        ipAddress: request.ip,
        ...(taxId === undefined ? {} : { taxId }),
        ...(email === undefined ? {} : { contact: contactOf(email) }),
      };
      return toResponse(await paySession(context, attempt));
    },
  );

  app.post(
    "/session/:id/authentication",
    { schema: { params: SessionId, body: Type.Object({ authorised: Type.Boolean() }) } },
    async (request) =>
      toResponse(
        await paySession(context, {
          sessionId: request.params.id,
          host,
          means: { method: "authentication", authorised: request.body.authorised },
          ipAddress: request.ip,
        }),
      ),
  );
}

function meansOf({ method, card }: Type.Static<typeof Payment>): PaymentAttempt["means"] {
  return method === "bank"
    ? { method }
    : { method, card: card ?? { number: "", expiry: "", cvc: "" } };
}

function contactOf(email: string): Contact {
  return { first: "", last: "", email, company: null, phone: null };
}
