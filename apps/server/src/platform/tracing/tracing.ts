import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from "@opentelemetry/api";
import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { TraceBudget } from "./trace-budget.ts";
import { contextOf, isSampled, parseTraceparent } from "./traceparent.ts";
import { tracer } from "./with-span.ts";

export interface RequestTracingOptions {
  /** Of the collector; without it nothing is traced. */
  readonly endpoint: string | undefined;
  readonly service: string;
  readonly release: string;
  /** The share of requests that begin a trace by themselves. */
  readonly sampleRate: number;
}

const tracesPerSecond = 50;
const traceIdForm = /^[0-9a-f]{32}$/;

/**
 * Traces requests: those that a browser or the edge says are traced, and a share of the others. Where a request has a
 * trace, recorded or not, its id is in the log lines and in the response's `x-trace-id`.
 */
export const tracing = fastifyPlugin(
  async (app: App, { endpoint, service, release, sampleRate }: RequestTracingOptions) => {
    app.decorateRequest("traceId", undefined);
    if (endpoint === undefined) return;
    // Loaded only here: it takes 40 MB and a second of a process that traces nothing.
    const { startTracing } = await import("./start-tracing.ts");
    const started = startTracing({ endpoint, service, release });
    app.addHook("onClose", () => started.stop());
    const budget = new TraceBudget(tracesPerSecond);
    app.decorateRequest("traceContext", undefined);
    app.decorateRequest("span", undefined);

    /** The context in which a request is handled; undefined where it has no trace. */
    const beginTrace = (request: FastifyRequest): Context | undefined => {
      const { config } = request.routeOptions;
      if (config.quiet === true) return undefined;
      const { traceparent } = request.headers;
      const parent = traceparent === undefined ? undefined : parseTraceparent(traceparent);
      const isWanted = parent === undefined ? Math.random() < sampleRate : isSampled(parent);
      if (!isWanted || !budget.take()) {
        if (parent === undefined) return undefined;
        return contextOf({ ...parent, traceFlags: 0 });
      }
      const route = config.metricsRoute ?? request.routeOptions.url ?? "unknown";
      const span = tracer().startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            "http.request.method": request.method,
            "http.route": route,
            request_id: request.id,
          },
        },
        parent === undefined ? namedByEdge(request.id) : contextOf(parent),
      );
      request.span = span;
      return trace.setSpan(ROOT_CONTEXT, span);
    };

    app.addHook("onRequest", (request, reply, done) => {
      const begun = beginTrace(request);
      if (begun === undefined) {
        done();
        return;
      }
      request.traceContext = begun;
      request.traceId = trace.getSpanContext(begun)?.traceId;
      reply.header("x-trace-id", request.traceId);
      context.with(begun, done);
    });
    // A body is read by events of the connection, which know nothing of the request.
    app.addHook("preValidation", (request, _reply, done) => {
      if (request.traceContext === undefined) done();
      else context.with(request.traceContext, done);
    });
    app.addHook("onResponse", (request, reply, done) => {
      const { span } = request;
      if (span !== undefined) {
        span.setAttribute("http.response.status_code", reply.statusCode);
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
      done();
    });
  },
);

/** The edge's id of a request has the form of a trace's: then one id finds both its log line and the trace. */
function namedByEdge(requestId: string): Context {
  if (!traceIdForm.test(requestId)) return ROOT_CONTEXT;
  const spanId = randomBytes(8).toString("hex");
  const edge = parseTraceparent(`00-${requestId}-${spanId}-01`);
  return edge === undefined ? ROOT_CONTEXT : contextOf(edge);
}

declare module "fastify" {
  interface FastifyRequest {
    /** The trace that it belongs to. */
    traceId: string | undefined;
    traceContext: Context | undefined;
    span: Span | undefined;
  }
}
