import {
  ConfirmEmailChangeResponse,
  ConfirmEmailChangeBody,
  EmailChangeResponse,
  EmailChangeBody,
  ErrorBody,
} from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import { readTokens } from "../../../platform/session/session-cookies.ts";
import { confirmLimit } from "../password/confirm-password.ts";
import { defaultLimits, type AccountLimits } from "../limits/account-limits.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { dropChange, findOpenChange } from "./repository.ts";
import { requestEmailChange } from "./request-email-change.ts";

// Each may send an email to somebody who did not request it.
const requestLimit = { name: "email-change", requests: 10, perSeconds: 60 * 60 };
const linkLimit = { name: "email-change-confirm", requests: 60, perSeconds: 10 * 60 };

const tags = ["security"];

/** A new email address for an account, once both mailboxes have confirmed. */
export async function emailChangeRoutes(
  app: App,
  { limits = defaultLimits }: { limits?: AccountLimits },
): Promise<void> {
  const attempts = app.limiter(confirmLimit(limits));
  const limitByAccount = app.limit({ ...requestLimit, by: ({ account }) => String(account.id) });

  app.post(
    "/laravel/rest/user/email-change",
    {
      preHandler: [app.requireAccount, limitByAccount],
      schema: {
        summary: "Request a change of email address; both the old and the new address get an email",
        tags,
        body: EmailChangeBody,
        response: {
          202: Type.Null(),
          400: ErrorBody,
          401: ErrorBody,
          403: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { database, transact } = app;
      const readyToEnqueue = () => app.readyToEnqueue();
      const deps = { database, transact, readyToEnqueue, attempts };
      const result = await requestEmailChange(deps, request.account, request.body);
      if (!result.ok) {
        if (result.reason === "tooManyAttempts") rejectTooMany(reply, result.retryAfterSeconds);
        throw new ApiError(result.reason);
      }
      return reply.status(202).send(null);
    },
  );

  app.get(
    "/laravel/rest/user/email-change",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "The pending change of email address",
        tags,
        response: { 200: EmailChangeResponse, 401: ErrorBody },
      },
    },
    async (request) => {
      const found = await findOpenChange(app.database, request.account.id);
      if (found === undefined) return { change: null };
      const { requestedAt, expiresAt, ...change } = found;
      return {
        change: {
          ...change,
          requestedAt: requestedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        },
      };
    },
  );

  app.delete(
    "/laravel/rest/user/email-change",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Cancel a pending change of email address; its links stop working",
        tags,
        response: { 204: Type.Null(), 401: ErrorBody },
      },
    },
    async (request, reply) => {
      await dropChange(app.database, request.account.id);
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/laravel/rest/email-change/confirm",
    {
      onRequest: app.limit(linkLimit),
      schema: {
        summary: "Confirm a change of email address with the token from the emailed link",
        tags,
        body: ConfirmEmailChangeBody,
        response: { 200: ConfirmEmailChangeResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const { token } = request.body;
      const { session } = readTokens(request);
      const result = await confirmEmailChange(app, { token, session });
      if (!result.ok) throw new ApiError(result.reason);
      return result.response;
    },
  );
}
