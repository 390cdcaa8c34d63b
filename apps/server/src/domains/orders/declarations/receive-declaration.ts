import { hash } from "node:crypto";
import { isEmail, normaliseEmail } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import type { FastifyReply } from "fastify";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import { isStorable } from "../../../platform/http/storable-text.ts";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";

/** What a consumer declares: who they are, and what it is about, in their own words. */
interface Declaration {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  /** May be empty. */
  readonly words: string;
}

interface Received {
  readonly id: string;
  readonly receivedAt: Date;
}

/** Stores it and queues its receipt, in one transaction. */
type Store = (
  transaction: Transaction,
  enqueue: Enqueue,
  declaration: Declaration,
) => Promise<Received>;

/**
 * Receives withdrawals and cancellations. Anybody may type any mailbox, and each declaration mails it: so many an hour,
 * and no more. The response is the same whatever there is.
 */
export function createDeclarationReceiver(app: App, name: string) {
  const mailboxes = app.limiter({ name: `${name}-mailbox`, requests: 5, perSeconds: 60 * 60 });
  return {
    byIpAddress: app.limit({ name, requests: 20, perSeconds: 60 * 60 }),
    receive: async (reply: FastifyReply, declared: Declaration, store: Store) => {
      const email = normaliseEmail(declared.email);
      if (!isEmail(email)) throw new ApiError("invalidEmail");
      const declaration = {
        name: declared.name.trim(),
        email,
        reference: declared.reference.trim(),
        words: declared.words.trim(),
      };
      if (declaration.name === "" || declaration.reference === "")
        throw new ApiError("invalidRequest");
      if (!Object.values(declaration).every(isStorable)) throw new ApiError("invalidRequest");
      const counted = await mailboxes.consume(hash("sha256", email, "base64url"));
      if (!counted.ok) rejectTooMany(reply, counted.retryAfterSeconds);
      const enqueue = await app.readyToEnqueue();
      const { id, receivedAt } = await app.transact((transaction) =>
        store(transaction, enqueue, declaration),
      );
      return { id, received_at: receivedAt.toISOString() };
    },
  };
}
