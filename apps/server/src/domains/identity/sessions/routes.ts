import { ErrorBody, OwnerProofBody, SessionParams, SessionsResponse } from "@autotune/contract";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { clearSessionCookies, readTokens } from "../../../platform/session/session-cookies.ts";
import { hashToken } from "../../../platform/session/token.ts";
import { deviceOf } from "../../../platform/session/device-of.ts";
import { describeDevice } from "../../../platform/http/describe-device.ts";
import { defaultLimits, type AccountLimits } from "../limits/account-limits.ts";
import { confirmLimit } from "../password/confirm-password.ts";
import { signOutBrowser, signOutOtherBrowsers } from "./end-sessions.ts";
import { isCurrentSession, listSessions, type CurrentSession } from "./repository.ts";
import { requireOwner } from "./require-owner.ts";

const tags = ["security"];

/** An account's sessions, and ending them. */
export async function sessionRoutes(
  app: App,
  { limits = defaultLimits }: { limits?: AccountLimits },
): Promise<void> {
  const ownerDeps = { database: app.database, attempts: app.limiter(confirmLimit(limits)) };

  app.get(
    "/laravel/rest/sessions",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "The signed-in user’s sessions, this browser first",
        tags,
        response: { 200: SessionsResponse, 401: ErrorBody },
      },
    },
    async (request) => {
      const found = await listSessions(app.database, currentSession(request));
      const sessions = found.map(({ userAgent, country, startedAt, lastSeenAt, ...session }) => ({
        ...session,
        ...describeDevice(userAgent),
        country: country === "" ? null : country,
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
      return { sessions };
    },
  );

  app.delete(
    "/laravel/rest/sessions/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Sign out of one browser; the owner is notified by email of another one",
        description:
          "Another browser requires the password, or a sign-in within the last ten minutes.",
        tags,
        params: SessionParams,
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
      const current = currentSession(request);
      const { id } = request.params;
      if (!(await isCurrentSession(app.database, current, id)))
        await requireOwner(ownerDeps, request, reply, request.body?.password);
      const named = { id, deviceHash: deviceOf(request) ?? null };
      const ended = await signOutBrowser(app, current, named);
      if (ended === undefined) throw new ApiError("notFound");
      if (ended === "current") clearSessionCookies(reply);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    "/laravel/rest/sessions",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Sign out of all other browsers; the owner is notified by email",
        description: "Requires the password, or a sign-in within the last ten minutes.",
        tags,
        body: OwnerProofBody,
        response: { 204: Type.Null(), 401: ErrorBody, 403: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      await requireOwner(ownerDeps, request, reply, request.body?.password);
      await signOutOtherBrowsers(app, currentSession(request), deviceOf(request) ?? null);
      return reply.status(204).send(null);
    },
  );
}

function currentSession(request: FastifyRequest): CurrentSession {
  const { session } = readTokens(request);
  if (session === undefined) throw new ApiError("signInRequired");
  return { accountId: request.account.id, tokenHash: hashToken(session) };
}
