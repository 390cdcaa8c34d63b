import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../../platform/app.ts";
import { ipKey } from "@autotune/contract/ip-key";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";

export interface CodeAttempts {
  /** Counts an attempt with a code before it is looked up, and rejects one too many. */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The code was right, so it was no guess. */
  release(request: FastifyRequest): Promise<void>;
}

/** Rate-limits guessing of codes. One count for all endpoints that take a code, because a guess is a guess. */
export function countCodeAttempts(app: App): CodeAttempts {
  const wrong = app.limiter({ name: "wrong-codes", requests: 20, perSeconds: 10 * 60 });
  return {
    async begin(request, reply) {
      const counted = await wrong.consume(ipKey(request.ip));
      if (!counted.ok) rejectTooMany(reply, counted.retryAfterSeconds);
    },
    async release(request) {
      await wrong.giveBack(ipKey(request.ip));
    },
  };
}

declare module "fastify" {
  interface FastifyInstance {
    readonly codeAttempts: CodeAttempts;
  }
}
