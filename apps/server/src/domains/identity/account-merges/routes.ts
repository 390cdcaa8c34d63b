import { isEmail, mailboxKey, normaliseEmail } from "@autotune/commerce";
import {
  AccountMergeBody,
  ErrorBody,
  MergeResponse,
  MergeLookResponse,
  MergeTokenBody,
} from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { hashToken, isToken } from "../../../platform/session/token.ts";
import { confirmMergeQueue } from "./confirm-merge-queue.ts";
import { mergeAccounts } from "./merge-accounts.ts";
import { findOpenMerge } from "./repository.ts";

// Each may send an email to somebody who did not request it.
const requestLimit = { name: "account-merge", requests: 10, perSeconds: 60 * 60 };
const tokenLimit = { name: "account-merge-token", requests: 60, perSeconds: 10 * 60 };

const tags = ["security"];

/** Merges two accounts of one person. */
export async function accountMergeRoutes(app: App): Promise<void> {
  const limitByAccount = app.limit({ ...requestLimit, by: ({ account }) => String(account.id) });

  app.post(
    "/laravel/rest/account-merges",
    {
      preHandler: [app.requireAccount, limitByAccount],
      schema: {
        summary: "Ask to merge another of your accounts into this one; an email confirms it",
        description: "The response is the same whether or not the address has an account.",
        tags,
        body: AccountMergeBody,
        response: { 202: Type.Null(), 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const email = normaliseEmail(request.body.email);
      const { id: keptAccountId, email: own } = request.account;
      if (!isEmail(email) || mailboxKey(email) === mailboxKey(own))
        throw new ApiError("invalidEmail");
      const enqueue = await app.readyToEnqueue();
      await app.transact((transaction) =>
        enqueue(transaction, confirmMergeQueue, [{ keptAccountId, email }]),
      );
      return reply.status(202).send(null);
    },
  );

  app.post(
    "/laravel/rest/account-merges/look",
    {
      onRequest: app.limit(tokenLimit),
      schema: {
        summary: "The accounts that an emailed link would merge",
        tags,
        body: MergeTokenBody,
        response: { 200: MergeLookResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const { token } = request.body;
      const found = isToken(token)
        ? await findOpenMerge(app.database, hashToken(token))
        : undefined;
      if (found === undefined) throw new ApiError("linkExpired");
      return { kept_email: found.keptEmail, merged_email: found.mergedEmail };
    },
  );

  app.post(
    "/laravel/rest/account-merges/confirm",
    {
      onRequest: app.limit(tokenLimit),
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Merge the accounts while signed in to the one to keep",
        tags,
        body: MergeTokenBody,
        response: {
          200: MergeResponse,
          400: ErrorBody,
          403: ErrorBody,
          409: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request) => {
      const { token } = request.body;
      const result = await mergeAccounts(app, { token, signedInId: request.signedIn?.id });
      if (!result.ok) throw new ApiError(result.reason);
      return { state: "merged" as const };
    },
  );
}
