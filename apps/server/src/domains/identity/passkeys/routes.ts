import {
  AddPasskeyBody,
  ErrorBody,
  OwnerProofBody,
  PasskeyResponse,
  PasskeyCreationOptions,
  PasskeyOptionsBody,
  PasskeyParams,
  PasskeyRequestOptions,
  PasskeysResponse,
  PasskeySignInBody,
  RenamePasskeyBody,
  UserResponse,
} from "@autotune/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import {
  clearPasskeyCookie,
  readTokens,
  setPasskeyCookie,
} from "../../../platform/session/session-cookies.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { confirmLimit } from "../password/confirm-password.ts";
import { defaultLimits, type AccountLimits } from "../limits/account-limits.ts";
import { createUserReader } from "../accounts/user-reader.ts";
import { requireOwner } from "../sessions/require-owner.ts";
import { addPasskey } from "./add-passkey.ts";
import { saveChallenge, type ChallengedAccount } from "./challenge-repository.ts";
import { offerNewPasskey, offerSignIn } from "./offer-passkey.ts";
import { readPasskeyName } from "./passkey-name.ts";
import { relyingPartyAt } from "./relying-party.ts";
import { removePasskey } from "./remove-passkey.ts";
import { listPasskeys, renamePasskey } from "./repository.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

const signInLimit = { name: "passkey-sign-in", requests: 30, perSeconds: 60 };
// A page may request a challenge before its user has chosen to use a key.
const optionsLimit = { name: "passkey-options", requests: 60, perSeconds: 60 };
const addLimit = { name: "add-passkey", requests: 30, perSeconds: 60 * 60 };

const tags = ["security"];

/** Passkeys: adding, naming and removing them, and signing in with one. */
export async function passkeyRoutes(
  app: App,
  { origin, limits = defaultLimits }: { origin: string; limits?: AccountLimits },
): Promise<void> {
  const attempts = app.limiter(confirmLimit(limits));
  const ownerDeps = { database: app.database, attempts };
  const party = relyingPartyAt(origin);
  const readUser = createUserReader(app.database);
  const byAccount = (request: FastifyRequest) => String(request.account.id);

  /** The browser sends the token with its response: a challenge is valid in one browser alone. */
  const challenge = async (
    reply: FastifyReply,
    options: { readonly challenge: string },
    accountId: ChallengedAccount,
  ) => {
    const token = createToken();
    const row = { tokenHash: hashToken(token), challenge: options.challenge, accountId };
    await saveChallenge(app.database, row);
    setPasskeyCookie(reply, token);
  };

  app.post(
    "/laravel/rest/passkeys/options",
    {
      preHandler: [app.requireAccount, app.limit({ ...addLimit, by: byAccount })],
      schema: {
        summary: "Options for creating a passkey",
        description: "Requires the password, or a sign-in within the last ten minutes.",
        tags,
        body: PasskeyOptionsBody,
        response: {
          200: PasskeyCreationOptions,
          400: ErrorBody,
          401: ErrorBody,
          403: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      await requireOwner(ownerDeps, request, reply, request.body.password);
      const owned = await listPasskeys(app.database, request.account.id);
      const options = await offerNewPasskey(party, request.account, owned);
      await challenge(reply, options, request.account.id);
      return options;
    },
  );

  app.post(
    "/laravel/rest/passkeys",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Add a passkey that the browser created",
        tags,
        body: AddPasskeyBody,
        response: { 201: PasskeyResponse, 400: ErrorBody, 401: ErrorBody },
      },
    },
    async (request, reply) => {
      const { session, passkey: token } = readTokens(request);
      if (session === undefined) throw new ApiError("signInRequired");
      clearPasskeyCookie(reply);
      const result = await addPasskey(app, party, {
        accountId: request.account.id,
        sessionHash: hashToken(session),
        token,
        userAgent: request.headers["user-agent"] ?? "",
        ...request.body,
      });
      if (!result.ok) throw new ApiError(result.reason);
      return reply.status(201).send(toResponse(result.passkey));
    },
  );

  app.get(
    "/laravel/rest/passkeys",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "The signed-in user’s passkeys",
        tags,
        response: { 200: PasskeysResponse, 401: ErrorBody },
      },
    },
    async (request) => {
      const owned = await listPasskeys(app.database, request.account.id);
      return { passkeys: owned.map(toResponse) };
    },
  );

  app.patch(
    "/laravel/rest/passkeys/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Rename a passkey",
        tags,
        params: PasskeyParams,
        body: RenamePasskeyBody,
        response: { 200: PasskeyResponse, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const name = readPasskeyName(request.body.name);
      if (name === undefined) throw new ApiError("invalidRequest");
      const named = { id: request.params.id, accountId: request.account.id };
      const renamed = await renamePasskey(app.database, named, name);
      if (renamed === undefined) throw new ApiError("notFound");
      return toResponse(renamed);
    },
  );

  app.delete(
    "/laravel/rest/passkeys/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Remove a passkey; its owner is notified by email",
        description: "Requires the password, or a sign-in within the last ten minutes.",
        tags,
        params: PasskeyParams,
        body: OwnerProofBody,
        response: {
          204: Type.Null(),
          401: ErrorBody,
          403: ErrorBody,
          404: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      await requireOwner(ownerDeps, request, reply, request.body?.password);
      const named = { id: request.params.id, accountId: request.account.id };
      if (!(await removePasskey(app, named))) throw new ApiError("notFound");
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/laravel/rest/passkey-sign-in/options",
    {
      onRequest: app.limit(optionsLimit),
      schema: {
        summary: "The challenge a passkey signs to sign in",
        tags,
        response: { 200: PasskeyRequestOptions, 429: ErrorBody },
      },
    },
    async (_request, reply) => {
      const options = await offerSignIn(party);
      await challenge(reply, options, null);
      return options;
    },
  );

  app.post(
    "/laravel/rest/passkey-sign-in",
    {
      onRequest: app.limit(signInLimit),
      schema: {
        summary: "Sign in with a passkey",
        tags,
        body: PasskeySignInBody,
        response: { 200: UserResponse, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { passkey: token } = readTokens(request);
      clearPasskeyCookie(reply);
      const { credential } = request.body;
      const result = await signInWithPasskey(app.database, party, { token, credential });
      if (!result.ok) throw new ApiError(result.reason);
      // A concurrent reset has removed the key.
      if (!(await app.signIn(reply, request, result))) throw new ApiError("passkeyUnknown");
      return readUser(result.accountId);
    },
  );
}

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

function toResponse({ id, name, isBackedUp, createdAt, lastUsedAt }: Shown): PasskeyResponse {
  return {
    id,
    name,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
