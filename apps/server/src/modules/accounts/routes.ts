import {
  CreateAccountBody,
  credentialsValidator,
  DataBody,
  ErrorBody,
  SummaryAnswer,
  UserAnswer,
} from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { refuseTooMany, type Allowance } from "../../plugins/rate-limits.ts";
import { readTokens } from "../../plugins/session-cookies.ts";
import { hashToken } from "../../plugins/session-token.ts";
import { createAccount } from "./create-account.ts";
import { createDecoyHash } from "./password-hash.ts";
import { readData } from "./read-data.ts";
import { createAccountRepository } from "./repository.ts";
import { signIn } from "./sign-in.ts";
import { summariseProducts } from "./summarise-products.ts";
import { toUserAnswer } from "./user-answer.ts";

export interface AccountLimits {
  readonly signInByAddress: Allowance;
  /** Failed attempts on one account; a browser that it knows is counted apart. */
  readonly failedSignIn: Allowance;
  readonly createByAddress: Allowance;
}

const defaultLimits: AccountLimits = {
  signInByAddress: { requests: 30, perSeconds: 60 },
  failedSignIn: { requests: 10, perSeconds: 15 * 60 },
  // A school or a studio stands behind one address.
  createByAddress: { requests: 60, perSeconds: 60 * 60 },
};

const tags = ["account"];

/** Who somebody is: signing in and out, making an account, and what it owns. */
export async function accountRoutes(
  app: App,
  { limits = defaultLimits }: { limits?: AccountLimits },
): Promise<void> {
  const accounts = createAccountRepository(app.database);
  const attempts = app.limiter({ name: "sign-in-failed", ...limits.failedSignIn });
  const decoyHash = await createDecoyHash();

  app.post(
    "/laravel/rest/auth_endpoint_a",
    {
      onRequest: app.limit({ name: "sign-in", ...limits.signInByAddress }),
      schema: {
        summary: "Sign in",
        tags,
        body: DataBody,
        response: { 200: UserAnswer, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const data = readData(request.body.data);
      if (!data.ok || !credentialsValidator.Check(data.value)) throw new Refusal("invalidRequest");
      const { device } = readTokens(request);
      const deviceHash = device === undefined ? undefined : hashToken(device);
      const startSession = (id: number) => app.signIn(reply, request, id);
      const parts = { accounts, attempts, decoyHash, startSession };
      const result = await signIn(parts, data.value, deviceHash);
      if (result.ok) return toUserAnswer(result.account);
      if (result.reason === "tooManyAttempts") refuseTooMany(reply, result.retryAfterSeconds);
      throw new Refusal(result.reason);
    },
  );

  app.post(
    "/laravel/rest/user",
    {
      onRequest: app.limit({ name: "create-account", ...limits.createByAddress }),
      schema: {
        summary: "Create an account and sign in",
        tags,
        body: CreateAccountBody,
        response: { 201: UserAnswer, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const result = await createAccount(accounts, request.body);
      if (!result.ok) throw new Refusal(result.reason);
      await app.signIn(reply, request, result.account.id);
      return reply.status(201).send(toUserAnswer(result.account));
    },
  );

  app.get(
    "/laravel/rest/user",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Who is signed in",
        tags,
        response: { 200: UserAnswer, 401: ErrorBody },
      },
    },
    async (request) => toUserAnswer(request.account),
  );

  app.post(
    "/laravel/rest/products/summary",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "What the account owns",
        tags,
        body: DataBody,
        response: { 200: SummaryAnswer, 400: ErrorBody, 401: ErrorBody },
      },
    },
    async (request) => {
      if (!readData(request.body.data).ok) throw new Refusal("invalidRequest");
      return summariseProducts(await accounts.listOwnedProducts(request.account.id));
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
