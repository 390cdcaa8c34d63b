import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../app.ts";
import { addressKey } from "../../plugins/address-key.ts";
import { refuseTooMany, type Allowance } from "../../plugins/rate-limits.ts";

/**
 * How often a code may be shown, since each look is a transaction, and how often it may be wrong. An account is
 * counted strictly. An address generously, since all customers of a dealer's shop may share one. What cannot be a
 * code costs a guesser a try and wins nothing, so it is counted apart, by account alone.
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
  /** Counts a try before its code is looked at, and refuses one too many. */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The code exists: it was no guess. */
  forget(request: FastifyRequest): Promise<void>;
}

export function countRedemptions(app: App, limits: RedemptionLimits): RedemptionAttempts {
  const tries = app.limiter({ name: "redemptions", ...limits.triesByAccount });
  const byAccount = app.limiter({ name: "wrong-redemptions", ...limits.wrongByAccount });
  const byAddress = app.limiter({ name: "wrong-redemptions-address", ...limits.wrongByAddress });
  const mistyped = app.limiter({ name: "mistyped-redemptions", ...limits.mistypedByAccount });
  const accountOf = (request: FastifyRequest) => String(request.account.id);
  return {
    async countMistyped(request, reply) {
      const counted = await mistyped.consume(accountOf(request));
      if (!counted.ok) refuseTooMany(reply, counted.retryAfterSeconds);
    },
    async begin(request, reply) {
      const tried = await tries.consume(accountOf(request));
      if (!tried.ok) refuseTooMany(reply, tried.retryAfterSeconds);
      const account = await byAccount.consume(accountOf(request));
      // Who is stopped already does not use up what others at the same address have.
      if (!account.ok) refuseTooMany(reply, account.retryAfterSeconds);
      const address = await byAddress.consume(addressKey(request.ip));
      if (!address.ok) refuseTooMany(reply, address.retryAfterSeconds);
    },
    async forget(request) {
      await byAccount.giveBack(accountOf(request));
      await byAddress.giveBack(addressKey(request.ip));
    },
  };
}
