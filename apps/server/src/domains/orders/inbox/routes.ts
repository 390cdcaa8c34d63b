import { ErrorBody } from "@autotune/contract";
import { parseKeyRing } from "@autotune/environment";
import type { ProviderEvents } from "@autotune/payments";
import { Counter } from "prom-client";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { isStorableValue } from "../../../platform/http/storable-text.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { storeEvents } from "./store-events.ts";
import { traceArrivals } from "./trace-arrivals.ts";
import { storeInBatches } from "./store-in-batches.ts";

export interface InboxOptions {
  /** Also with previous keys: what the provider has not confirmed it repeats, signed as it was. */
  readonly secret: string;
  readonly events: ProviderEvents;
}

/**
 * The payment provider's webhook. Verified on the raw bytes, stored once, acknowledged; a job does the work. Not called
 * by our pages, so it is authenticated by the signature and not by the session.
 */
export async function inboxRoutes(app: App, { secret, events }: InboxOptions): Promise<void> {
  const keys = parseKeyRing(secret);
  const received = new Counter({
    name: "provider_events_total",
    help: "Events that came from the payment provider, by what became of them at the door",
    labelNames: ["outcome"],
    registers: [app.metrics],
  });
  for (const outcome of ["stored", "known", "forged", "unreadable"]) received.inc({ outcome }, 0);

  const store = storeInBatches(async (batch) => {
    const stored = await storeEvents(app.runStatement, await app.readyToInsertJobs(), batch);
    received.inc({ outcome: "stored" }, stored);
    received.inc({ outcome: "known" }, batch.length - stored);
  });

  // In this scope only: the signature covers the raw body, so it must not be parsed first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.post(
    "/webhooks/payments",
    {
      bodyLimit: 4 * 1024 * 1024,
      schema: {
        summary: "Events from the payment provider",
        tags: ["payments"],
        response: { 200: Type.Null(), 400: ErrorBody, 401: ErrorBody },
      },
    },
    async (request, reply) => {
      const { body, headers } = request;
      // The signature is the provider's, which names no key.
      const isSigned = (signed: Buffer) =>
        keys.some((key) => events.isSigned({ body: signed, headers }, key.secret));
      if (!Buffer.isBuffer(body) || !isSigned(body)) {
        received.inc({ outcome: "forged" });
        throw new ApiError("invalidSignature");
      }
      const parsed = readEvents(events, body);
      if (parsed !== undefined) await traceArrivals(events, parsed.events, store);
      // Rejected after the others are stored: the provider retries, and its operators see it.
      if (parsed === undefined || parsed.unreadable > 0) {
        received.inc({ outcome: "unreadable" }, parsed?.unreadable ?? 1);
        request.log.error("a signed message of the payment provider cannot be parsed");
        throw new ApiError("invalidRequest");
      }
      return reply.send(null);
    },
  );
}

function readEvents(events: ProviderEvents, body: Buffer) {
  try {
    const message: unknown = JSON.parse(body.toString("utf8"));
    return isStorableValue(message) ? events.parseEvents(message) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
