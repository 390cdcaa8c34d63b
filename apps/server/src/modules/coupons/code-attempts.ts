import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../app.ts";
import { addressKey } from "../../plugins/address-key.ts";
import { refuseTooMany } from "../../plugins/rate-limits.ts";

export interface CodeAttempts {
  /** Counts an attempt with a code before it is looked at, and refuses one too many. */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The code was right: it was no guess. */
  forget(request: FastifyRequest): Promise<void>;
}

/** Who tries out codes is slowed down. One count for all calls that take a code, because a guess is a guess. */
export function countCodeAttempts(app: App): CodeAttempts {
  const wrong = app.limiter({ name: "wrong-codes", requests: 20, perSeconds: 10 * 60 });
  return {
    async begin(request, reply) {
      const counted = await wrong.consume(addressKey(request.ip));
      if (!counted.ok) refuseTooMany(reply, counted.retryAfterSeconds);
    },
    async forget(request) {
      await wrong.giveBack(addressKey(request.ip));
    },
  };
}
