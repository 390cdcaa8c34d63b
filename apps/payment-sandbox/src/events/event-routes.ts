import Type from "typebox";
import type { App, Context } from "../app.ts";
import { errorBody } from "../api/error-body.ts";
import { readClock } from "../database/clock.ts";
import { eventText, type StoredEvent } from "./event-text.ts";
import { listEvents, markProcessed } from "./events.ts";

/** As the provider's documentation says; its lists have no pages. */
const maxPerResponse = 25;

const Time = Type.Optional(Type.String());

export async function eventRoutes(app: App, { pool }: Context): Promise<void> {
  app.get(
    "/events/unprocessed",
    {
      config: { action: "event.unprocessed.get" },
      schema: { querystring: Type.Object({ begin: Time, end: Time }) },
    },
    async (request, reply) => {
      const window = readWindow(request.query.begin ?? "0", request.query.end);
      return window.ok
        ? sendEvents(reply, await list(false, window))
        : reply.status(400).send(errorBody("events.get", window.error));
    },
  );

  app.get(
    "/events/processed",
    {
      config: { action: "event.processed.get" },
      schema: {
        querystring: Type.Object({
          begin: Time,
          end: Time,
          days: Type.Optional(Type.String({ pattern: "^\\d{1,4}$" })),
        }),
      },
    },
    async (request, reply) => {
      const { begin, end, days } = request.query;
      const now = await readClock(pool);
      const first = days === undefined ? begin : `${now.getTime() - Number(days) * 86_400_000}`;
      const window = readWindow(first, end);
      return window.ok
        ? sendEvents(reply, await list(true, window))
        : reply.status(400).send(errorBody("events.get", window.error));
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

  const list = (processed: boolean, window: Window): Promise<StoredEvent[]> =>
    listEvents(pool, { processed, ...window, limit: maxPerResponse + 1 });
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

interface Window {
  readonly from: Date;
  readonly until: Date | null;
}

type WindowResult =
  | ({ readonly ok: true } & Window)
  | { readonly ok: false; readonly error: Readonly<Record<string, string>> };

function readWindow(begin: string | undefined, end: string | undefined): WindowResult {
  if (begin === undefined) return { ok: false, error: { begin: "Begin required." } };
  const from = readTime(begin);
  if (from === undefined) return { ok: false, error: { begin: "Can not parse begin" } };
  const until = end === undefined ? null : readTime(end);
  if (until === undefined) return { ok: false, error: { end: "Can not parse end." } };
  if (until !== null && until <= from)
    return { ok: false, error: { begin: "Begin must be less than end." } };
  return { ok: true, from, until };
}

/** A date, a time, or milliseconds. */
function readTime(text: string): Date | undefined {
  const time = new Date(/^\d+$/.test(text) ? Number(text) : text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
