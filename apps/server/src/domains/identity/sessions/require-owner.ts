import type { Database } from "@autotune/database";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany, type Limiter } from "../../../platform/http/rate-limits.ts";
import { readTokens } from "../../../platform/session/session-cookies.ts";
import { hashToken } from "../../../platform/session/token.ts";
import { proveOwner } from "./prove-owner.ts";

/** Lets a request pass that the account's owner makes; for routes behind `requireAccount`. */
export async function requireOwner(
  deps: { readonly database: Database; readonly attempts: Limiter },
  request: FastifyRequest,
  reply: FastifyReply,
  password: string | undefined,
): Promise<void> {
  const { session } = readTokens(request);
  if (session === undefined) throw new ApiError("signInRequired");
  const { id: accountId } = request.account;
  const verified = await proveOwner(deps, { accountId, sessionHash: hashToken(session), password });
  if (verified.ok) return;
  if (verified.reason === "tooManyAttempts") rejectTooMany(reply, verified.retryAfterSeconds);
  throw new ApiError(verified.reason);
}
