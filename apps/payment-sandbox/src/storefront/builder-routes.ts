import Type from "typebox";
import type { App, Context } from "../app.ts";
import { readClock } from "../database/clock.ts";
import { inTransaction } from "../database/connect.ts";
import { newId } from "../database/new-id.ts";
import { currencyOfCountry } from "../money/currencies.ts";
import { isExpired, sessionHours, type Session } from "../sessions/session.ts";
import { insertSession, lockSession, findSession, updateSession } from "../sessions/sessions.ts";
import { applyBuilderRequest } from "./apply-builder-request.ts";
import { BuilderRequest } from "./builder-request.ts";
import { sessionView } from "./session-view.ts";
import type { Storefront } from "./storefronts.ts";

const SessionId = Type.Object({ id: Type.String() });

type Found =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly status: number; readonly reason: string };

/** The calls that the page's script makes, from whatever site the page is on. */
export async function builderRoutes(app: App, context: Context, storefront: Storefront) {
  const { pool } = context;
  app.addHook("onRequest", async (_request, reply) => {
    void reply
      .header("access-control-allow-origin", "*")
      .header("access-control-allow-headers", "content-type")
      .header("access-control-allow-methods", "GET, POST")
      .header("access-control-max-age", "600")
      .header("cache-control", "no-store");
  });
  for (const path of ["/builder/session", "/builder/session/:id"])
    app.options(path, async (_request, reply) => reply.status(204).send());

  app.get("/builder/session/:id", { schema: { params: SessionId } }, async (request, reply) => {
    const found = judge(await findSession(pool, request.params.id), await readClock(pool));
    return found.ok
      ? sessionView(found.session)
      : reply.status(found.status).send({ error: found.reason });
  });

  app.post("/builder/session", { schema: { body: BuilderRequest } }, async (request, reply) => {
    const { body } = request;
    const country = body.country ?? body.paymentContact?.country ?? "US";
    const applied = await applyBuilderRequest(pool, await emptySession(country), body);
    if (!applied.ok) return reply.status(400).send({ error: applied.reason });
    await insertSession(pool, applied.session);
    return sessionView(applied.session);
  });

  app.post(
    "/builder/session/:id",
    { schema: { params: SessionId, body: BuilderRequest } },
    async (request, reply) => {
      const result = await inTransaction(pool, async (db): Promise<Found> => {
        const found = judge(await lockSession(db, request.params.id), await readClock(db));
        if (!found.ok) return found;
        // What is paid stays as it is.
        if (found.session.orderId !== null) return found;
        const applied = await applyBuilderRequest(db, found.session, request.body);
        if (!applied.ok) return { ok: false, status: 400, reason: applied.reason };
        await updateSession(db, applied.session);
        return applied;
      });
      return result.ok
        ? sessionView(result.session)
        : reply.status(result.status).send({ error: result.reason });
    },
  );

  const judge = (session: Session | undefined, now: Date): Found => {
    if (session === undefined || session.host !== storefront.host)
      return { ok: false, status: 404, reason: "This storefront has no such session." };
    if (session.orderId === null && isExpired(session, now))
      return { ok: false, status: 410, reason: "The session has expired." };
    return { ok: true, session };
  };

  const emptySession = async (country: string): Promise<Session> => {
    const now = await readClock(pool);
    return {
      id: newId(),
      host: storefront.host,
      live: storefront.live,
      locked: false,
      contact: null,
      accountId: null,
      currency: currencyOfCountry(country),
      country,
      language: "en",
      postalCode: null,
      taxId: null,
      coupon: null,
      tags: {},
      lines: [],
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + sessionHours * 3_600_000).toISOString(),
      orderId: null,
      authentication: null,
    };
  };
}
