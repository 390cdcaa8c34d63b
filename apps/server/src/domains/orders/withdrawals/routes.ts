import { hash } from "node:crypto";
import { isEmail, normaliseEmail } from "@autotune/commerce";
import { ErrorBody, WithdrawalResponse, WithdrawalBody } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import { isStorable } from "../../../platform/http/storable-text.ts";
import { insertWithdrawal } from "./repository.ts";
import { withdrawalEmailQueue } from "./withdrawal-email-queue.ts";

// Each emails a person who may not have asked for it.
const byIpAddress = { name: "withdrawal", requests: 20, perSeconds: 60 * 60 };
const byMailbox = { name: "withdrawal-mailbox", requests: 5, perSeconds: 60 * 60 };

/** Withdrawing from a contract, for everyone: no account is needed, and the response reveals nothing about orders. */
export async function withdrawalRoutes(app: App): Promise<void> {
  const mailboxes = app.limiter(byMailbox);

  app.post(
    "/laravel/rest/withdrawals",
    {
      onRequest: app.limit(byIpAddress),
      schema: {
        summary: "Declare a withdrawal from the contract of an order",
        tags: ["rights"],
        body: WithdrawalBody,
        response: { 201: WithdrawalResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { name, reference, part, language } = request.body;
      const email = normaliseEmail(request.body.email);
      if (!isEmail(email)) throw new ApiError("invalidEmail");
      const declaration = {
        name: name.trim(),
        reference: reference.trim(),
        part: part.trim(),
        email,
        language,
      };
      if (declaration.name === "" || declaration.reference === "")
        throw new ApiError("invalidRequest");
      if (![name, reference, part, email].every(isStorable)) throw new ApiError("invalidRequest");
      const counted = await mailboxes.consume(hash("sha256", email, "base64url"));
      if (!counted.ok) rejectTooMany(reply, counted.retryAfterSeconds);
      const enqueue = await app.readyToEnqueue();
      const { id, receivedAt } = await app.transact(async (transaction) => {
        const received = await insertWithdrawal(transaction, declaration);
        await enqueue(transaction, withdrawalEmailQueue, [{ withdrawalId: received.id }]);
        return received;
      });
      return reply.status(201).send({ id, received_at: receivedAt.toISOString() });
    },
  );
}
