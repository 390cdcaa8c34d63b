import { ErrorBody, SessionParams, SessionsResponse } from "@autotune/contract";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { clearSessionCookies, readTokens } from "../../../platform/session/session-cookies.ts";
import { hashToken } from "../../../platform/session/token.ts";
import { deviceOf } from "../../../platform/session/device-of.ts";
import { describeDevice } from "../../../platform/http/describe-device.ts";
import { endOtherSessions, endSession, listSessions, type CurrentSession } from "./repository.ts";

const tags = ["security"];

/** An account's sessions, and ending them. */
export async function sessionRoutes(app: App): Promise<void> {
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
        summary: "Sign out of one browser",
        tags,
        params: SessionParams,
        response: { 204: Type.Null(), 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const named = { id: request.params.id, deviceHash: deviceOf(request) ?? null };
      const ended = await endSession(app.database, currentSession(request), named);
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
        summary: "Sign out of all other browsers",
        tags,
        response: { 204: Type.Null(), 401: ErrorBody },
      },
    },
    async (request, reply) => {
      const deviceHash = deviceOf(request) ?? null;
      await endOtherSessions(app.database, currentSession(request), deviceHash);
      return reply.status(204).send(null);
    },
  );
}

function currentSession(request: FastifyRequest): CurrentSession {
  const { session } = readTokens(request);
  if (session === undefined) throw new ApiError("signInRequired");
  return { accountId: request.account.id, tokenHash: hashToken(session) };
}
