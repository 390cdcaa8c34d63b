import fastifyPlugin from "fastify-plugin";
import Type from "typebox";
import type { App } from "../app.ts";

type Check = () => boolean;

const HealthResponse = Type.Object({
  status: Type.Union([Type.Literal("ok"), Type.Literal("not ready")]),
  checks: Type.Record(Type.String(), Type.Boolean()),
});

/**
 * Liveness means that the process responds; readiness that it should get requests. A lost database does not
 * make a web process unready: it serves pages from memory, and taking every process out of the load balancer at
 * once would turn a delay into an outage.
 */
export const health = fastifyPlugin(async (app: App) => {
  const checks = new Map<string, Check>();
  let stopping = false;
  app.decorate("addReadinessCheck", (name: string, check: Check) => {
    checks.set(name, check);
  });
  app.decorate("stopTakingRequests", () => {
    stopping = true;
    // A request that is on its way on a connection when that is closed fails. So each connection ends with a response.
    app.server.prependListener("request", (_, response) =>
      response.setHeader("connection", "close"),
    );
  });

  app.get("/health/live", { config: { quiet: true }, schema: { hide: true } }, async () => ({
    status: "ok",
  }));

  app.get(
    "/health/ready",
    {
      config: { quiet: true },
      schema: { hide: true, response: { 200: HealthResponse, 503: HealthResponse } },
    },
    async (_request, reply) => {
      const results = Object.fromEntries([...checks].map(([name, check]) => [name, check()]));
      const ready = !stopping && Object.values(results).every(Boolean);
      return reply
        .status(ready ? 200 : 503)
        .header("cache-control", "no-store")
        .send({ status: ready ? "ok" : "not ready", checks: results });
    },
  );
});

declare module "fastify" {
  interface FastifyInstance {
    addReadinessCheck(name: string, check: Check): void;
    /** From here on readiness fails, so that the load balancer sends new requests elsewhere. */
    stopTakingRequests(): void;
  }
}
