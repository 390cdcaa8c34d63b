import { traceSampleRate } from "@autotune/contract/trace-sample-rate";
import fastifyPlugin from "fastify-plugin";
import { Counter } from "prom-client";
import type { App } from "../../app.ts";
import { describeError } from "../../plugins/describe-error.ts";
import { isConnectionFailure } from "../../plugins/errors.ts";
import { builtRelease } from "./built-release.ts";
import { failureEvent, type Failure } from "./failure-event.ts";
import { ReportSender } from "./report-sender.ts";
import { readReportTarget } from "./report-target.ts";
import { traceEvent, type Trace } from "./trace-event.ts";

/** What the error reports of a process can be told. */
interface Reporting {
  /** An error that nobody expected, once, however often it is handed on. */
  failed(error: unknown, at: Pick<Failure, "where" | "requestId">): void;
  /** An error of a page, as its browser told it. */
  pageFailed(failure: Pick<Failure, "error" | "release" | "where">): void;
  /** How long a page took; which ones are told was decided in the browser. */
  pageLoaded(trace: Pick<Trace, "where" | "milliseconds" | "measured">): void;
}

const silent: Reporting = { failed() {}, pageFailed() {}, pageLoaded() {} };

/** Tells a service outside what failed, and of a part of the requests how long they took. Without its address, nothing. */
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
    const sender = new ReportSender(readReportTarget(dsn), (kind, outcome) =>
      reports.inc({ kind, outcome }),
    );
    app.addHook("onClose", () => sender.finish());
    const release = await builtRelease();
    const told = new WeakSet();
    const sendTrace = (trace: Omit<Trace, "release">) =>
      sender.send("transaction", () => traceEvent({ ...trace, release }, Date.now()));

    app.decorate("reporting", {
      failed(error, at) {
        // Health and alarms tell of a part that is gone, and once.
        if (isConnectionFailure(error)) return;
        if (typeof error === "object" && error !== null) {
          if (told.has(error)) return;
          told.add(error);
        }
        sender.send("event", () =>
          failureEvent({ error: describeError(error), platform: "node", release, ...at }),
        );
      },
      pageFailed(failure) {
        sender.send("event", () => failureEvent({ platform: "javascript", ...failure }));
      },
      pageLoaded(trace) {
        sendTrace({ op: "pageload", isFailed: false, ...trace });
      },
    });

    app.addHook("onResponse", (request, reply, done) => {
      // An answer that was at hand took no time.
      const isTold = !reply.isKept && request.routeOptions.config.quiet !== true;
      if (isTold && Math.random() < traceSampleRate)
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
