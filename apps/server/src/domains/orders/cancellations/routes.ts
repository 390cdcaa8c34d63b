import {
  CancellationBody,
  CancellationParams,
  CancellationTokenBody,
  ConfirmedCancellationResponse,
  DeclarationReceipt,
  ErrorBody,
  PendingCancellationsResponse,
} from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { createDeclarationReceiver } from "../declarations/receive-declaration.ts";
import { cancellationLinks } from "./cancellation-links.ts";
import {
  cancellationEmailQueue,
  confirmedCancellationQueue,
} from "./stored/cancellation-queues.ts";
import {
  confirmCancellation,
  findCancellation,
  findPendingCancellations,
  insertCancellation,
  isDue,
  lastDayOf,
  takeBackCancellation,
} from "./stored/repository.ts";

const byLink = { name: "cancellation-link", requests: 60, perSeconds: 10 * 60 };

const path = "/laravel/rest/cancellations";
const tags = ["rights"];

/** Cancelling a plan without an account's password. The response reveals nothing about plans. */
export async function cancellationRoutes(
  app: App,
  { linkSecret }: { readonly linkSecret: string },
): Promise<void> {
  const { byIpAddress, receive } = createDeclarationReceiver(app, "cancellation");
  const links = cancellationLinks(linkSecret);

  app.post(
    path,
    {
      onRequest: byIpAddress,
      schema: {
        summary: "Declare the cancellation of a plan",
        tags,
        body: CancellationBody,
        response: { 201: DeclarationReceipt, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { reason, language, ends_on: endsOn, ...declarant } = request.body;
      const receipt = await receive(
        reply,
        { ...declarant, words: reason },
        async (transaction, enqueue, { words, ...declaration }) => {
          const stored = { ...declaration, reason: words, endsOn, language };
          const received = await insertCancellation(transaction, stored);
          await enqueue(transaction, cancellationEmailQueue, [{ cancellationId: received.id }]);
          return received;
        },
      );
      return reply.status(201).send(receipt);
    },
  );

  app.post(
    `${path}/confirm`,
    {
      onRequest: app.limit(byLink),
      schema: {
        summary: "Confirm a cancellation with the token from its receipt; safe to repeat",
        tags,
        body: CancellationTokenBody,
        response: { 200: ConfirmedCancellationResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const id = links.cancellationOf(request.body.token);
      if (id === undefined) throw new ApiError("linkExpired");
      const enqueue = await app.readyToEnqueue();
      await app.transact(async (transaction) => {
        if (await confirmCancellation(transaction, id))
          await enqueue(transaction, confirmedCancellationQueue, [{ cancellationId: id }]);
      });
      const found = await findCancellation(app.database, id);
      if (found === undefined || found.plan === null || found.declared.state === "takenBack")
        throw new ApiError("linkExpired");
      const { declared, plan } = found;
      return { ends_at: isDue(declared.endsOn, plan) ? lastDayOf(plan).toISOString() : null };
    },
  );

  app.get(
    `${path}/pending`,
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Confirmed cancellations of the signed-in user’s plans that wait for their day",
        tags,
        response: { 200: PendingCancellationsResponse, 401: ErrorBody },
      },
    },
    async (request) => {
      const pending = await findPendingCancellations(app.database, request.account.id);
      return {
        data: pending.flatMap(({ id, subscriptionId, endsOn }) =>
          endsOn === null ? [] : [{ id, subscription_id: subscriptionId, ends_on: endsOn }],
        ),
      };
    },
  );

  app.post(
    `${path}/:id/take-back`,
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Take back a cancellation that waits for its day; safe to repeat",
        tags,
        params: CancellationParams,
        response: { 204: Type.Null(), 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const accountId = request.account.id;
      const { id } = request.params;
      if (!(await takeBackCancellation(app.database, { id, accountId })))
        throw new ApiError("notFound");
      return reply.status(204).send(null);
    },
  );
}
