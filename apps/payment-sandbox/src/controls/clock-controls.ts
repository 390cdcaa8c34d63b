import Type from "typebox";
import type { App, Context } from "../app.ts";
import { readClock } from "../database/clock.ts";
import { inTransaction } from "../database/connect.ts";
import { charge } from "../subscriptions/take-turn.ts";
import { turnClock } from "../subscriptions/turn-clock.ts";
import { lockSubscription, updateSubscription } from "../subscriptions/subscriptions.ts";

export async function clockControls(app: App, context: Context): Promise<void> {
  const { pool, settings, triggerDelivery } = context;

  app.get("/clock", async () => ({ now: (await readClock(pool)).toISOString() }));

  app.post(
    "/clock",
    {
      schema: {
        body: Type.Object({ advanceSeconds: Type.Integer({ minimum: 0, maximum: 400_000_000 }) }),
      },
    },
    async (request) => {
      const now = await turnClock(context, request.body.advanceSeconds * 1000);
      triggerDelivery();
      return { now: now.toISOString() };
    },
  );

  app.put(
    "/subscriptions/:id",
    {
      schema: {
        params: Type.Object({ id: Type.String() }),
        body: Type.Object({ failingCharges: Type.Integer({ minimum: -1 }) }),
      },
    },
    async (request, reply) => {
      const { failingCharges } = request.body;
      const found = await inTransaction(pool, async (db) => {
        const subscription = await lockSubscription(db, request.params.id);
        if (subscription !== undefined)
          await updateSubscription(db, { ...subscription, failingCharges });
        return subscription !== undefined;
      });
      return found ? { failingCharges } : reply.status(404).send({ error: "No such subscription" });
    },
  );

  // The clock is everybody's; this renews one subscription alone, as on its next billing date.
  app.post(
    "/subscriptions/:id/charge",
    { schema: { params: Type.Object({ id: Type.String() }) } },
    async (request, reply) => {
      const found = await inTransaction(pool, async (db) => {
        const subscription = await lockSubscription(db, request.params.id);
        if (subscription !== undefined)
          await charge(db, subscription, {
            now: await readClock(db),
            origin: settings.SANDBOX_URL,
          });
        return subscription !== undefined;
      });
      triggerDelivery();
      return found ? {} : reply.status(404).send({ error: "No such subscription" });
    },
  );
}
