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
  /** Completes the extra step that a card requires. */
  authorise: Type.Optional(Type.Boolean()),
});

type RejectionReason = Extract<PaymentResult, { ok: false }>["reason"];

const statusOf: Readonly<Record<RejectionReason, number>> = {
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
      const body = request.body ?? {};
      const paid = await paySession(context, {
        sessionId: request.params.id,
        means: meansOf(body, await readClock(context.pool)),
        ...(body.country === undefined ? {} : { country: body.country }),
        ...(body.taxId === undefined ? {} : { taxId: body.taxId }),
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

function meansOf(body: Type.Static<typeof PayRequest>, now: Date): PaymentAttempt["means"] {
  if (body.authorise !== undefined) return { method: "authentication", authorised: body.authorise };
  if (body.method === "bank") return { method: "bank" };
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, "0");
  const number = body.card ?? "4242424242424242";
  return { method: "card", card: { number, expiry: `12/${year}`, cvc: "123" } };
}
