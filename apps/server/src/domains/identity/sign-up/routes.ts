import {
  CreateAccountBody,
  ErrorBody,
  GuestUpdateBody,
  PartialUserBody,
  UserResponse,
} from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { createAccount } from "./create-account.ts";
import { readEmail } from "../accounts/read-email.ts";
import { setUpAccount } from "./set-up-account.ts";

const tags = ["account"];

export async function signUpRoutes(
  app: App,
  { limits, accounts, mailSetupLink, startSession }: AccountDeps,
): Promise<void> {
  app.post(
    "/laravel/rest/user",
    {
      onRequest: app.limit({ name: "create-account", ...limits.createByIp }),
      schema: {
        summary: "Create an account and sign in",
        tags,
        body: CreateAccountBody,
        response: { 201: UserResponse, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const result = await createAccount(accounts, request.body);
      if (!result.ok) {
        if (result.reason === "accountExists") await mailSetupLink(request.body.email);
        throw new ApiError(result.reason);
      }
      const user = await startSession(reply, request, result);
      // The owner of the mailbox was faster, and has set another password.
      if (user === undefined) throw new ApiError("accountExists");
      return reply.status(201).send(user);
    },
  );

  app.post(
    "/laravel/rest/partial-user",
    {
      onRequest: app.limit({ name: "partial-user", ...limits.createByIp }),
      schema: {
        summary:
          "Reserve an account for an email address, to complete later; the response is the same if one exists",
        tags,
        body: PartialUserBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const email = readEmail(request.body.email);
      if (email === undefined) throw new ApiError("invalidEmail");
      await accounts.saveEmail(email);
      return reply.status(204).send(null);
    },
  );

  app.patch(
    "/laravel/rest/guest/update",
    {
      onRequest: app.limit({ name: "set-up-account", ...limits.createByIp }),
      schema: {
        summary: "Complete an account that has no password or name yet, and sign in",
        tags,
        body: GuestUpdateBody,
        response: { 200: UserResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const result = await setUpAccount(accounts, request.body);
      if (!result.ok) throw new ApiError(result.reason);
      const user = await startSession(reply, request, result);
      // Another password was set since.
      if (user === undefined) throw new ApiError("linkExpired");
      return user;
    },
  );
}
