import Type from "typebox";
import type { App, Context } from "../app.ts";
import { errorBody } from "../api/refusals.ts";
import { readClock } from "../database/clock.ts";
import { eventText, type StoredEvent } from "./event-text.ts";
import { listEvents, markProcessed } from "./events.ts";

const maxPerResponse = 250;

export async function eventRoutes(app: App, { pool }: Context): Promise<void> {
  app.get(
    "/events/unprocessed",
    {
      config: { action: "event.unprocessed.get" },
      schema: { querystring: Type.Object({ begin: Type.Optional(Type.String()) }) },
    },
    async (request, reply) => {
      const from = readTime(request.query.begin);
      if (from === undefined)
        return reply
          .status(400)
          .send(errorBody("event.unprocessed.get", { begin: "Invalid date" }));
      return sendEvents(reply, await list(false, from));
    },
  );

  app.get(
    "/events/processed",
    {
      config: { action: "event.processed.get" },
      schema: { querystring: Type.Object({ days: Type.String({ pattern: "^\\d{1,4}$" }) }) },
    },
    async (request, reply) => {
      const now = await readClock(pool);
      const from = new Date(now.getTime() - Number(request.query.days) * 86_400_000);
      return sendEvents(reply, await list(true, from));
    },
  );

  app.post(
    "/events/:id",
    {
      config: { action: "event.update" },
      schema: {
        params: Type.Object({ id: Type.String() }),
        body: Type.Object({ processed: Type.Boolean() }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await markProcessed(pool, id, request.body.processed)))
        return reply.status(404).send(errorBody("event.update", { event: "Not found" }));
      return { event: id, action: "event.update", result: "success" };
    },
  );

  const list = (processed: boolean, from: Date): Promise<StoredEvent[]> =>
    listEvents(pool, { processed, from, limit: maxPerResponse + 1 });
}

function sendEvents(
  reply: { type(mime: string): { send(body: string): unknown } },
  found: readonly StoredEvent[],
): unknown {
  const events = found.slice(0, maxPerResponse).map(eventText);
  const more = found.length > maxPerResponse;
  return reply
    .type("application/json; charset=utf-8")
    .send(`{"result":"success","more":${more},"events":[${events.join(",")}]}`);
}

/** A date, a time, or milliseconds; without one, everything. */
function readTime(text = "0"): Date | undefined {
  const time = new Date(/^\d+$/.test(text) ? Number(text) : text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
