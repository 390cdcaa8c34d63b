import { randomBytes } from "node:crypto";
import { errorBody } from "@autotune/contract";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawServerDefault,
} from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Settings } from "./environment.ts";
import type { ModuleManifest } from "./modules/module.ts";
import { errorReporting } from "./browser-reports/error-reporting.ts";
import { errors } from "./http/errors.ts";
import { rejectUnstorable } from "./http/reject-unstorable.ts";
import { health } from "./health/health.ts";
import { createLogs } from "./logs/logger.ts";
import { setMarkSecret } from "./database/keyed-mark.ts";
import { metrics } from "./metrics/metrics.ts";
import { builtRelease } from "./release/built-release.ts";
import { requestLog } from "./logs/request-log.ts";
import { activeTraceId } from "./tracing/traceparent.ts";
import { tracing } from "./tracing/tracing.ts";
import { validateRequest } from "./http/validate-request.ts";

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface AppOptions {
  readonly settings: Settings;
  /** The process's name in logs and metrics. */
  readonly name: "web" | "worker";
  readonly trustedProxies?: string;
  /** Those of lower domains first. */
  readonly modules?: readonly ModuleManifest[];
}

declare module "fastify" {
  interface FastifyInstance {
    /** The setting DEMONSTRATION: sample content is shown, and footer and emails say what the shop is. */
    readonly isDemonstration: boolean;
  }
}

/** What every process of the shop has: logs, errors, health and metrics. `web` and `worker` add what they do. */
export async function createApp({
  settings,
  name,
  trustedProxies,
  modules = [],
}: AppOptions): Promise<App> {
  setMarkSecret(settings.LINK_SECRET);
  const process = randomBytes(4).toString("hex");
  let requests = 0;
  const level = settings.LOG_LEVEL;
  const { logger, writeRequestLine } = createLogs({ name, level, activeTraceId });
  const app = Fastify({
    loggerInstance: logger,
    // One line per request, written when it completes (logs/request-log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    // The edge sets the request's id; any other value must at least be short and harmless.
    genReqId: ({ headers: { "x-request-id": named } }) =>
      typeof named === "string" && /^[\w-]{8,64}$/.test(named)
        ? named
        : `${process}-${(++requests).toString(36)}`,
    // URLs that the framework itself cannot parse get our error body too.
    frameworkErrors: (_error, request, reply) => {
      reply.hijack();
      reply.raw
        .writeHead(400, { "content-type": "application/json", "cache-control": "no-store" })
        .end(JSON.stringify(errorBody("invalidRequest", request.id)));
    },
    trustProxy: trustedProxies?.split(",").map((proxy) => proxy.trim()) ?? false,
    forceCloseConnections: "idle",
    // What still arrives then is served: nobody else would, as the edge does not send a call twice.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate("modules", modules);
  app.decorate("isDemonstration", settings.DEMONSTRATION);
  app.setValidatorCompiler(validateRequest);
  // Routes use the error handler that exists when they are registered, so it comes first.
  await app.register(errors);
  await app.register(tracing, {
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    service: name,
    release: await builtRelease(),
    sampleRate: settings.TRACE_SAMPLE_RATE,
  });
  await app.register(metrics, {
    token: settings.METRICS_TOKEN,
    isTraced: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  });
  await app.register(errorReporting, { dsn: settings.ERROR_REPORT_DSN });
  await app.register(requestLog, { write: writeRequestLine });
  await app.register(rejectUnstorable);
  await app.register(health);
  return app;
}
