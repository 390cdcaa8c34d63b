import Type from "typebox";
import type { App, Context } from "../app.ts";
import { errorBody } from "../api/error-body.ts";
import { toWireNumber } from "../money/decimal.ts";
import { createSession } from "./create-session.ts";
import { SessionRequest } from "./session-request.ts";
import { chargedLines, type Session } from "./session.ts";
import { findSession } from "./sessions.ts";

export async function sessionRoutes(app: App, context: Context): Promise<void> {
  app.post(
    "/sessions",
    { config: { action: "session.create" }, schema: { body: SessionRequest } },
    async (request, reply) => {
      const created = await createSession(context, request.body);
      if (!created.ok) return reply.status(400).send(errorBody("session.create", created.reason));
      return sessionResponse(created.session);
    },
  );

  app.get(
    "/sessions/:id",
    { config: { action: "session.get" }, schema: { params: Type.Object({ id: Type.String() }) } },
    async (request, reply) => {
      const session = await findSession(context.pool, request.params.id);
      if (session === undefined)
        return reply.status(404).send(errorBody("session.get", { session: "Not found" }));
      return sessionResponse(session);
    },
  );
}

function sessionResponse(session: Session): object {
  const { id, currency, expiresAt, orderId, accountId, lines } = session;
  return {
    id,
    currency,
    expires: Date.parse(expiresAt),
    order: orderId,
    account: accountId,
    // What the items cost as priced; the tax is known once the buyer's country is.
    subtotal: toWireNumber(pricedSum(session), currency),
    items: lines.map(({ product, quantity }) => ({ product, quantity })),
  };
}

function pricedSum(session: Session): number {
  return chargedLines(session).reduce((sum, { price, discount }) => sum + price - discount, 0);
}
