import { traceSampleRate } from "@autotune/contract/trace-sample-rate";
import fastifyPlugin from "fastify-plugin";
import { Counter } from "prom-client";
import type { App } from "../app.ts";
import { describeError } from "../logs/describe-error.ts";
import { isConnectionFailure } from "../http/errors.ts";
import { builtRelease } from "../release/built-release.ts";
import { activeTraceId } from "../tracing/traceparent.ts";
import { failureEvent, type Failure } from "./failure-event.ts";
import { ReportSender } from "./report-sender.ts";
import { resolveStack } from "./resolve-stack.ts";
import { readReportTarget } from "./report-target.ts";
import { traceEvent, type Trace } from "./trace-event.ts";

/** What a process reports. */
interface Reporting {
  /** An unexpected error, once, however often it is rethrown. */
  failed(error: unknown, at: Pick<Failure, "where" | "requestId">): void;
  /** What the process dies of; resolves when it was told, or cannot be. */
  crashed(error: unknown): Promise<void>;
  /** A page's error, as its browser reported it. */
  pageFailed(failure: Pick<Failure, "error" | "release" | "where">): Promise<void>;
  /** A page's durations; the browser decided on the sampling. */
  pageLoaded(trace: Pick<Trace, "where" | "milliseconds" | "measured">): void;
}

const silent: Reporting = {
  failed() {},
  async crashed() {},
  async pageFailed() {},
  pageLoaded() {},
};

/** Reports errors and a sample of the requests' durations to an external service. Without its URL, nothing. */
export const errorReporting = fastifyPlugin(
  async (app: App, { dsn }: { dsn: string | undefined }) => {
    if (dsn === undefined) {
      app.decorate("reporting", silent);
      return;
    }
    const reports = new Counter({
      name: "error_reports_total",
      help: "Errors and traces that were told to the service for them, by outcome",
      labelNames: ["kind", "outcome"],
      registers: [app.metrics],
    });
    // Prometheus sees no increase in a counter that first appears at 1.
    for (const kind of ["event", "transaction"])
      for (const outcome of ["sent", "failed", "dropped"]) reports.inc({ kind, outcome }, 0);
    const sender = new ReportSender(readReportTarget(dsn), (kind, outcome) =>
      reports.inc({ kind, outcome }),
    );
    app.addHook("onClose", () => sender.finish());
    const release = await builtRelease();
    const reported = new WeakSet();
    const sendTrace = (trace: Omit<Trace, "release">) =>
      sender.send("transaction", () => traceEvent({ ...trace, release }, Date.now()));

    app.decorate("reporting", {
      failed(error, at) {
        // Health checks and alerts report a dependency that is down, and once.
        if (isConnectionFailure(error)) return;
        if (typeof error === "object" && error !== null) {
          if (reported.has(error)) return;
          reported.add(error);
        }
        const traceId = activeTraceId();
        sender.send("event", () =>
          failureEvent({ error: describeError(error), platform: "node", release, traceId, ...at }),
        );
      },
      async crashed(error) {
        const described = describeError(error);
        sender.send("event", () =>
          failureEvent({
            error: described,
            platform: "node",
            level: "fatal",
            release,
            where: "process",
          }),
        );
        await sender.finish();
      },
      async pageFailed({ error, ...failure }) {
        const resolved = { ...error, stack: await resolveStack(error.stack) };
        sender.send("event", () =>
          failureEvent({ platform: "javascript", error: resolved, ...failure }),
        );
      },
      pageLoaded(trace) {
        sendTrace({ op: "pageload", isFailed: false, ...trace });
      },
    });

    app.addHook("onResponse", (request, reply, done) => {
      // A cached response took no time.
      const isTraced = !reply.isCached && request.routeOptions.config.quiet !== true;
      if (isTraced && Math.random() < traceSampleRate)
        sendTrace({
          op: "http.server",
          where: `${request.method} ${request.routeOptions.url ?? "unknown"}`,
          milliseconds: reply.elapsedTime,
          isFailed: reply.statusCode >= 500,
          requestId: request.id,
        });
      done();
    });
  },
);

declare module "fastify" {
  interface FastifyInstance {
    reporting: Reporting;
  }
}
