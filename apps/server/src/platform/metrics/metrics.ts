import { acceptsBearer } from "@autotune/environment";
import fastifyPlugin from "fastify-plugin";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { App } from "../app.ts";
import { ObservedPools } from "../database/observed-pools.ts";
import { ApiError } from "../http/errors.ts";
import { traceStatement } from "../tracing/trace-statement.ts";

/** Prometheus metrics of the process, for callers with the token. */
export const metrics = fastifyPlugin(
  async (app: App, { token, isTraced }: { token: string; isTraced: boolean }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const duration = new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from the request's arrival to the end of the answer",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    });
    let cached = 0;
    new Counter({
      name: "http_kept_answers_total",
      help: "Requests answered with bytes that were at hand; their duration says nothing",
      registers: [registry],
      collect() {
        this.reset();
        this.inc(cached);
      },
    });
    app.decorate("metrics", registry);
    app.decorate("pools", new ObservedPools(registry, isTraced ? traceStatement : undefined));
    app.decorateReply("isCached", false);

    app.addHook("onResponse", (request, reply, done) => {
      if (reply.isCached) cached += 1;
      else {
        const { config, url } = request.routeOptions;
        const route = config.metricsRoute ?? url ?? "unknown";
        duration.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      }
      done();
    });

    const isAccepted = acceptsBearer(token);
    app.get(
      "/metrics",
      { config: { quiet: true }, schema: { hide: true } },
      async (request, reply) => {
        if (!isAccepted(request.headers.authorization)) throw new ApiError("notFound");
        return reply.type(registry.contentType).send(await registry.metrics());
      },
    );
  },
);

declare module "fastify" {
  interface FastifyInstance {
    metrics: Registry;
  }
  interface FastifyContextConfig {
    /** The label under which its requests are counted, where many routes are one to an operator. */
    metricsRoute?: string;
  }
  interface FastifyReply {
    /** Served from cached bytes. */
    isCached: boolean;
  }
}
