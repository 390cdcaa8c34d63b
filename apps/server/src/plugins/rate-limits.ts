import { Redis } from "ioredis";
import type { FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { App } from "../app.ts";
import { Refusal } from "./errors.ts";

export interface RateLimit {
  readonly name: string;
  readonly requests: number;
  readonly perSeconds: number;
  /** Who is counted; the caller's address where nothing else is said. */
  readonly by?: (request: FastifyRequest) => string;
}

/**
 * Limits held together in Redis. Without Redis, or while it is gone, each process counts for itself:
 * a limit that is n times too generous for a while is better than no shop.
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
            // A Redis that hangs must not hold requests: past this the process counts alone.
            commandTimeout: 300,
          });
    redis?.on("error", (error) => app.log.warn({ err: error }, "redis is not reached"));
    app.addHook("onClose", async () => redis?.disconnect());

    app.decorate(
      "limit",
      ({ name, requests, perSeconds, by = (request) => request.ip }: RateLimit) => {
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
        return async (request, reply) => {
          try {
            await limiter.consume(by(request));
          } catch (refusal) {
            if (!(refusal instanceof RateLimiterRes)) throw refusal;
            reply.header("retry-after", Math.ceil(refusal.msBeforeNext / 1000));
            throw new Refusal("tooManyRequests");
          }
        };
      },
    );
  },
);

declare module "fastify" {
  interface FastifyInstance {
    /** A hook that refuses a caller past the limit with 429. */
    limit(limit: RateLimit): preHandlerAsyncHookHandler;
  }
}
