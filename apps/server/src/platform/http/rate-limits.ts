import { Redis } from "ioredis";
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { App } from "../app.ts";
import { ipKey } from "@autotune/contract/ip-key";
import { ApiError } from "./errors.ts";
import { observeRedis } from "./redis-metrics.ts";

/** How often something may happen. */
export interface Allowance {
  readonly requests: number;
  readonly perSeconds: number;
}

export interface NamedAllowance extends Allowance {
  readonly name: string;
}

export interface RateLimit extends NamedAllowance {
  /** Who is counted; by default the caller's IP address. */
  readonly by?: (request: FastifyRequest) => string;
}

type Counted = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

export interface Limiter {
  /** Counts one more for this key, and returns whether that exceeds the limit. */
  consume(key: string): Promise<Counted>;
  /** Takes back one that turned out not to count. */
  giveBack(key: string): Promise<void>;
  /** Resets the count of this key. */
  reset(key: string): Promise<void>;
}

/** Rejects a caller past a limit, with Retry-After. */
export function rejectTooMany(reply: FastifyReply, retryAfterSeconds: number): never {
  void reply.header("retry-after", retryAfterSeconds);
  throw new ApiError("tooManyRequests");
}

/**
 * Rate limits shared in Redis. Without Redis, or while it is gone, each process counts for itself: a limit that
 * is n times too generous for a while is better than no shop.
 */
export const rateLimits = fastifyPlugin(
  async (app: App, { redisUrl }: { redisUrl: string | undefined }) => {
    const redis =
      redisUrl === undefined
        ? undefined
        : new Redis(redisUrl, {
            enableOfflineQueue: false,
            maxRetriesPerRequest: 1,
            connectTimeout: 1000,
            // A Redis that hangs must not hold up requests: past this the process counts alone.
            commandTimeout: 300,
          });
    redis?.on("error", (error) => app.log.warn({ err: error }, "redis is not reached"));
    app.addHook("onClose", async () => redis?.disconnect());
    if (redis !== undefined) observeRedis(app.metrics, redis);

    const createLimiter = ({ name, requests, perSeconds }: NamedAllowance): Limiter => {
      const counted = { keyPrefix: `limit:${name}`, points: requests, duration: perSeconds };
      const alone = new RateLimiterMemory(counted);
      const limiter =
        redis === undefined
          ? alone
          : new RateLimiterRedis({
              ...counted,
              storeClient: redis,
              insuranceLimiter: alone,
              rejectIfRedisNotReady: true,
            });
      return {
        async consume(key) {
          try {
            await limiter.consume(key);
            return { ok: true };
          } catch (error) {
            if (!(error instanceof RateLimiterRes)) throw error;
            return { ok: false, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
          }
        },
        async giveBack(key) {
          await limiter.reward(key);
        },
        async reset(key) {
          await limiter.delete(key);
        },
      };
    };

    /** One for each name: in Redis a name is one counter, and so it is without. */
    const limiters = new Map<
      string,
      { readonly allowance: Allowance; readonly limiter: Limiter }
    >();
    app.decorate("limiter", (allowance: NamedAllowance): Limiter => {
      const { name, requests, perSeconds } = allowance;
      const known = limiters.get(name);
      if (known === undefined) {
        const limiter = createLimiter(allowance);
        limiters.set(name, { allowance, limiter });
        return limiter;
      }
      if (known.allowance.requests !== requests || known.allowance.perSeconds !== perSeconds)
        throw new Error(`The limit ${name} has two numbers`);
      return known.limiter;
    });

    app.decorate("limit", ({ by = (request) => ipKey(request.ip), ...allowance }: RateLimit) => {
      const limiter = app.limiter(allowance);
      return async (request, reply) => {
        const counted = await limiter.consume(by(request));
        if (!counted.ok) rejectTooMany(reply, counted.retryAfterSeconds);
      };
    });
  },
);

declare module "fastify" {
  interface FastifyInstance {
    /** Counts by a key that the handler chooses. */
    limiter(allowance: NamedAllowance): Limiter;
    /** A hook that rejects a caller past the limit with 429. */
    limit(limit: RateLimit): preHandlerAsyncHookHandler;
  }
}
