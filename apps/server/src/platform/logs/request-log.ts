import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import type { WriteRequestLine } from "./request-lines.ts";

/** One structured line for each request. Health checks and metrics would only fill the log. */
export const requestLog = fastifyPlugin(
  async (app: App, { write }: { write: WriteRequestLine }) => {
    app.addHook("onResponse", (request, reply, done) => {
      if (!request.routeOptions.config.quiet) {
        const question = request.url.indexOf("?");
        write({
          reqId: request.id,
          traceId: request.traceId,
          method: request.method,
          // Without its query, which may carry email addresses and tokens.
          path: question === -1 ? request.url : request.url.slice(0, question),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 100) / 100,
          ip: request.ip,
        });
      }
      done();
    });
  },
);

declare module "fastify" {
  interface FastifyContextConfig {
    /** Leaves the route out of the request log. */
    quiet?: true;
  }
}
