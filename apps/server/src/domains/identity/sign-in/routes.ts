import {
  credentialsValidator,
  DataBody,
  errorBody,
  ErrorBody,
  SetupRequiredResponse,
  UserResponse,
} from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { deviceOf } from "../../../platform/session/device-of.ts";
import { createDecoyHash } from "../password/password-hash.ts";
import { readData } from "../../../platform/http/read-data.ts";
import { signIn } from "./sign-in.ts";

const tags = ["account"];

export async function signInRoutes(app: App, deps: AccountDeps): Promise<void> {
  const { limits, accounts, attempts, mailSetupLink } = deps;
  const decoyHash = await createDecoyHash();

  app.post(
    "/laravel/rest/auth_endpoint_a",
    {
      onRequest: app.limit({ name: "sign-in", ...limits.signInByIp }),
      schema: {
        summary: "Sign in",
        tags,
        body: DataBody,
        response: {
          200: UserResponse,
          400: ErrorBody,
          401: ErrorBody,
          424: ErrorBody,
          428: SetupRequiredResponse,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const data = readData(request.body.data);
      if (!data.ok || !credentialsValidator.Check(data.value)) throw new ApiError("invalidRequest");
      const result = await signIn(
        {
          accounts,
          attempts,
          decoyHash,
          startSession: (verified) => deps.startSession(reply, request, verified),
          mailSetupLink,
        },
        data.value,
        deviceOf(request),
      );
      if (result.ok) return result.user;
      if (result.reason === "tooManyAttempts") rejectTooMany(reply, result.retryAfterSeconds);
      if (result.reason !== "setupRequired") throw new ApiError(result.reason);
      const { token, email } = result;
      return reply.status(428).send({ ...errorBody(result.reason, request.id), token, email });
    },
  );

  app.post(
    "/laravel/rest/logout",
    { schema: { summary: "Sign out", tags, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await app.signOut(reply, request);
      return reply.status(204).send(null);
    },
  );
}
