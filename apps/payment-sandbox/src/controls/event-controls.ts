import Type from "typebox";
import type { App, Context } from "../app.ts";
import { DeliveryControls, readDelivery, writeDelivery } from "../events/delivery-controls.ts";
import { eventText } from "../events/event-text.ts";
import { findEvent, listEventsOfOrder, redeliver } from "../events/events.ts";
import { forge, forgeries } from "../events/forge.ts";
import { postEvents } from "../events/post-events.ts";

export async function eventControls(app: App, context: Context): Promise<void> {
  const { pool, settings, triggerDelivery } = context;

  app.get("/delivery", () => readDelivery(pool));

  app.put("/delivery", { schema: { body: DeliveryControls } }, async (request) => {
    await writeDelivery(pool, request.body);
    return readDelivery(pool);
  });

  app.delete("/delivery", async () => {
    await writeDelivery(pool, {});
    triggerDelivery();
    return readDelivery(pool);
  });

  app.post(
    "/forge",
    {
      schema: {
        body: Type.Object({ eventId: Type.String(), forgery: Type.Enum([...forgeries]) }),
      },
    },
    async (request, reply) => {
      const event = await findEvent(pool, request.body.eventId);
      if (event === undefined) return reply.status(404).send({ error: "No such event" });
      const { body, signature } = forge(event, request.body.forgery, settings.WEBHOOK_SECRET);
      const posted = await postEvents(settings.WEBHOOK_URL, body, signature);
      return { status: posted?.status ?? null };
    },
  );

  app.post(
    "/events/:id/redeliver",
    {
      schema: {
        params: Type.Object({ id: Type.String() }),
        body: Type.Union([Type.Object({ newId: Type.Optional(Type.Boolean()) }), Type.Null()]),
      },
    },
    async (request, reply) => {
      const id = await redeliver(pool, request.params.id, request.body?.newId === true);
      if (id === undefined) return reply.status(404).send({ error: "No such event" });
      triggerDelivery();
      return { id };
    },
  );

  app.get(
    "/events",
    { schema: { querystring: Type.Object({ order: Type.Optional(Type.String()) }) } },
    async (request, reply) => {
      const found = await listEventsOfOrder(pool, request.query.order);
      const events = found.map((event) => {
        const { attempts, dropped } = event;
        const more = JSON.stringify({ attempts, dropped }).slice(1);
        return `${eventText(event).slice(0, -1)},${more}`;
      });
      return reply.type("application/json; charset=utf-8").send(`{"events":[${events.join(",")}]}`);
    },
  );
}
