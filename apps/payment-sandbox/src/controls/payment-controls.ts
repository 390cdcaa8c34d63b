import Type from "typebox";
import type { App, Context } from "../app.ts";
import { readClock } from "../database/clock.ts";
import { orderData } from "../orders/order-data.ts";
import { paySession, type PaymentAttempt, type PaymentResult } from "../orders/pay-session.ts";
import { settleOrder } from "../orders/settle-order.ts";
import { Country } from "../sessions/session-request.ts";

const PayRequest = Type.Object({
  card: Type.Optional(Type.String()),
  country: Type.Optional(Country),
  taxId: Type.Optional(Type.String({ maxLength: 20 })),
  method: Type.Optional(Type.Enum(["card", "bank"])),
  /** Answers the extra step that a card asked for. */
  authorise: Type.Optional(Type.Boolean()),
});

type Refused = Extract<PaymentResult, { ok: false }>["reason"];

const statusOf: Readonly<Record<Refused, number>> = {
  unknownSession: 404,
  expired: 410,
  noContact: 400,
  fields: 400,
  declined: 402,
  insufficientFunds: 402,
  authentication: 402,
};

export async function paymentControls(app: App, context: Context): Promise<void> {
  const origin = context.settings.SANDBOX_URL;

  app.post(
    "/sessions/:id/pay",
    {
      schema: {
        params: Type.Object({ id: Type.String() }),
        body: Type.Union([PayRequest, Type.Null()]),
      },
    },
    async (request, reply) => {
      const asked = request.body ?? {};
      const paid = await paySession(context, {
        sessionId: request.params.id,
        means: meansOf(asked, await readClock(context.pool)),
        ...(asked.country === undefined ? {} : { country: asked.country }),
        ...(asked.taxId === undefined ? {} : { taxId: asked.taxId }),
        ipAddress: request.ip,
      });
      return paid.ok
        ? orderData(paid.order, origin)
        : reply.status(statusOf[paid.reason]).send({ reason: paid.reason });
    },
  );

  app.post(
    "/orders/:id/settle",
    {
      schema: {
        params: Type.Object({ id: Type.String() }),
        body: Type.Union([
          Type.Object({
            outcome: Type.Optional(Type.Enum(["completed", "canceled", "failed"])),
          }),
          Type.Null(),
        ]),
      },
    },
    async (request, reply) => {
      const outcome = request.body?.outcome ?? "completed";
      const settled = await settleOrder(context, request.params.id, outcome);
      return settled.ok
        ? orderData(settled.order, origin)
        : reply.status(settled.reason === "notFound" ? 404 : 409).send({ reason: settled.reason });
    },
  );
}

function meansOf(asked: Type.Static<typeof PayRequest>, now: Date): PaymentAttempt["means"] {
  if (asked.authorise !== undefined)
    return { method: "authentication", authorised: asked.authorise };
  if (asked.method === "bank") return { method: "bank" };
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, "0");
  const number = asked.card ?? "4242424242424242";
  return { method: "card", card: { number, expiry: `12/${year}`, cvc: "123" } };
}
