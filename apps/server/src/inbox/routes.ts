import { ErrorBody } from "@autotune/contract";
import { isSigned, parseEvents } from "@autotune/payments";
import { Counter } from "prom-client";
import Type from "typebox";
import type { App } from "../app.ts";
import { Refusal } from "../plugins/errors.ts";
import { storeEvents } from "./store-events.ts";
import { storeInBatches } from "./store-in-batches.ts";

export interface InboxOptions {
  readonly secret: string;
}

/**
 * Where the payment provider tells what happened. Verified on the raw bytes, stored once, answered; the
 * work is a job's. It is no call of our pages, so its proof is the signature and not the session.
 */
export async function inboxRoutes(app: App, { secret }: InboxOptions): Promise<void> {
  const received = new Counter({
    name: "provider_events_total",
    help: "Events that came from the payment provider, by what became of them at the door",
    labelNames: ["outcome"],
    registers: [app.metrics],
  });
  for (const outcome of ["stored", "known", "forged", "unreadable"]) received.inc({ outcome }, 0);

  const store = storeInBatches(async (events) => {
    const stored = await storeEvents(app.transact, await app.readyToEnqueue(), events);
    received.inc({ outcome: "stored" }, stored);
    received.inc({ outcome: "known" }, events.length - stored);
  });

  // In this scope only: a body that is parsed before it is verified is not the body that was signed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.post(
    "/webhooks/payments",
    {
      bodyLimit: 4 * 1024 * 1024,
      schema: {
        summary: "Events of the payment provider",
        tags: ["payments"],
        response: { 200: Type.Null(), 400: ErrorBody, 401: ErrorBody },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const signature = request.headers["x-fs-signature"];
      if (
        !Buffer.isBuffer(body) ||
        Array.isArray(signature) ||
        !isSigned(body, signature, secret)
      ) {
        received.inc({ outcome: "forged" });
        throw new Refusal("invalidSignature");
      }
      const parsed = readEvents(body);
      if (parsed !== undefined) await store(parsed.events);
      // Refused after the others are safe: the provider comes again, and its operators see it.
      if (parsed === undefined || parsed.unreadable > 0) {
        received.inc({ outcome: "unreadable" }, parsed?.unreadable ?? 1);
        request.log.error("a signed message of the payment provider cannot be read");
        throw new Refusal("invalidRequest");
      }
      return reply.send(null);
    },
  );
}

function readEvents(body: Buffer) {
  try {
    return parseEvents(JSON.parse(body.toString("utf8")));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
