import {
  ChangePasswordBody,
  DataBody,
  ErrorBody,
  ResetLinkBody,
  ResetPasswordBody,
  resetRequestValidator,
} from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import { readTokens } from "../../../platform/session/session-cookies.ts";
import { hashToken, isToken } from "../../../platform/session/token.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { changePassword } from "./change-password.ts";
import { confirmLimit } from "./confirm-password.ts";
import { deviceOf } from "../../../platform/session/device-of.ts";
import { readData } from "../../../platform/http/read-data.ts";
import { readEmail } from "../accounts/read-email.ts";
import { resetEmailQueue } from "./reset-email-queue.ts";
import { findResetOwner } from "./reset-token.ts";
import { resetPassword } from "./reset-password.ts";
import { attemptKey } from "../accounts/attempt-key.ts";

const tags = ["account"];

export async function passwordRoutes(app: App, { limits, attempts }: AccountDeps): Promise<void> {
  const mails = app.limiter({ name: "reset-mails", ...limits.resetByAccount });
  const changes = app.limiter(confirmLimit(limits));

  app.post(
    "/laravel/password/email-web",
    {
      onRequest: app.limit({ name: "ask-for-reset", ...limits.resetByIp }),
      schema: {
        summary: "Request a password reset link; the response is the same for every address",
        tags,
        body: DataBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const data = readData(request.body.data);
      if (!data.ok || !resetRequestValidator.Check(data.value))
        throw new ApiError("invalidRequest");
      const email = readEmail(data.value.email);
      if (email === undefined) throw new ApiError("invalidEmail");
      // Past the limit no further email is sent: nobody's mailbox is flooded.
      const counted = await mails.consume(attemptKey(email));
      if (counted.ok) {
        const enqueue = await app.readyToEnqueue();
        const job = { ...data.value, email };
        await app.transact((transaction) => enqueue(transaction, resetEmailQueue, [job]));
      }
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/laravel/password/reset-link",
    {
      onRequest: app.limit({ name: "check-reset-link", ...limits.resetByIp }),
      schema: {
        summary: "Check whether the token from the emailed link still works; it is not consumed",
        tags,
        body: ResetLinkBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      if (!isToken(token) || (await findResetOwner(app.database, hashToken(token))) === undefined)
        throw new ApiError("linkExpired");
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/laravel/password/reset",
    {
      onRequest: app.limit({ name: "reset-password", ...limits.resetByIp }),
      schema: {
        summary:
          "Reset the password with the token from the emailed link; all other credentials stop working",
        tags,
        body: ResetPasswordBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const result = await resetPassword(app, request.body);
      if (!result.ok) throw new ApiError(result.reason);
      // A user who was locked out by failed attempts gets in with the new password.
      const keys = [attemptKey(result.email), attemptKey(result.email, deviceOf(request))];
      await Promise.all(keys.map((key) => attempts.reset(key)));
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/laravel/password/change",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Change the password using the current one; other sessions end",
        tags,
        body: ChangePasswordBody,
        response: {
          204: Type.Null(),
          400: ErrorBody,
          401: ErrorBody,
          403: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { session } = readTokens(request);
      if (session === undefined) throw new ApiError("signInRequired");
      const result = await changePassword(app, changes, {
        accountId: request.account.id,
        current: request.body.current_password,
        password: request.body.password,
        currentBrowser: { session: hashToken(session), device: deviceOf(request) ?? null },
      });
      if (result.ok) return reply.status(204).send(null);
      if (result.reason === "tooManyAttempts") rejectTooMany(reply, result.retryAfterSeconds);
      throw new ApiError(result.reason);
    },
  );
}
