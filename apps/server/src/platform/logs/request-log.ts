import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

/** One structured line for each request. Health checks and metrics would only fill the log. */
export const requestLog = fastifyPlugin(async (app: App) => {
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.routeOptions.config.quiet) {
      app.log.info(
        {
          reqId: request.id,
          ...(request.traceId === undefined ? {} : { traceId: request.traceId }),
          method: request.method,
          // Without its query, which may carry email addresses and tokens.
          path: request.url.split("?", 1)[0],
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 100) / 100,
          ip: request.ip,
        },
        "request completed",
      );
    }
    done();
  });
});

declare module "fastify" {
  interface FastifyContextConfig {
    /** Leaves the route out of the request log. */
    quiet?: true;
  }
}
