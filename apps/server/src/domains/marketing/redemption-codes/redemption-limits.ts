import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../../platform/app.ts";
import { ipKey } from "@autotune/contract/ip-key";
import { rejectTooMany, type Allowance } from "../../../platform/http/rate-limits.ts";

/**
 * How often a code may be tried, since each try is a transaction, and how often it may be wrong. Strict per account;
 * generous per IP address, since all customers of a dealer's shop may share one. What cannot be a code costs a guesser
 * a try and gains nothing, so it is counted separately, by account alone.
 */
export const defaultRedemptionLimits = {
  triesByAccount: { requests: 60, perSeconds: 60 },
  wrongByAccount: { requests: 20, perSeconds: 10 * 60 },
  wrongByAddress: { requests: 300, perSeconds: 10 * 60 },
  mistypedByAccount: { requests: 100, perSeconds: 10 * 60 },
} as const satisfies Record<string, Allowance>;
export type RedemptionLimits = Readonly<Record<keyof typeof defaultRedemptionLimits, Allowance>>;

export interface RedemptionAttempts {
  /** Counts what cannot be a code. */
  countMistyped(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Counts a try before its code is looked up, and rejects one too many. */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The code exists: it was no guess. */
  release(request: FastifyRequest): Promise<void>;
}

export function countRedemptions(app: App, limits: RedemptionLimits): RedemptionAttempts {
  const tries = app.limiter({ name: "redemptions", ...limits.triesByAccount });
  const byAccount = app.limiter({ name: "wrong-redemptions", ...limits.wrongByAccount });
  const byIpAddress = app.limiter({ name: "wrong-redemptions-address", ...limits.wrongByAddress });
  const mistyped = app.limiter({ name: "mistyped-redemptions", ...limits.mistypedByAccount });
  const accountOf = (request: FastifyRequest) => String(request.account.id);
  return {
    async countMistyped(request, reply) {
      const counted = await mistyped.consume(accountOf(request));
      if (!counted.ok) rejectTooMany(reply, counted.retryAfterSeconds);
    },
    async begin(request, reply) {
      const tried = await tries.consume(accountOf(request));
      if (!tried.ok) rejectTooMany(reply, tried.retryAfterSeconds);
      const account = await byAccount.consume(accountOf(request));
      // A blocked account does not use up the tries of others at the same IP address.
      if (!account.ok) rejectTooMany(reply, account.retryAfterSeconds);
      const ipAddress = await byIpAddress.consume(ipKey(request.ip));
      if (!ipAddress.ok) rejectTooMany(reply, ipAddress.retryAfterSeconds);
    },
    async release(request) {
      await byAccount.giveBack(accountOf(request));
      await byIpAddress.giveBack(ipKey(request.ip));
    },
  };
}
