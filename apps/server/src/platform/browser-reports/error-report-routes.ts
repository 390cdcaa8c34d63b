import { ErrorReportBody } from "@autotune/contract";
import { scrubText } from "@autotune/contract/scrub-text";
import { Counter } from "prom-client";
import Type from "typebox";
import type { App } from "../app.ts";
import { onlyFromOwnPages } from "../http/csrf-guard.ts";

/** Our pages report their errors here; no browser contacts the error service itself. */
export async function errorReportRoutes(app: App, { origin }: { origin: string }): Promise<void> {
  const failures = new Counter({
    name: "page_errors_total",
    help: "Errors that pages reported of themselves",
    registers: [app.metrics],
  });
  app.post(
    "/error-reports",
    {
      bodyLimit: 16_384,
      // The request log would store an IP address beside it; hence no request log line either.
      config: { quiet: true },
      onRequest: [
        onlyFromOwnPages(origin),
        app.limit({ name: "error-reports", requests: 30, perSeconds: 60 }),
      ],
      schema: {
        summary: "Report a page error",
        tags: ["operations"],
        body: ErrorReportBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { type, message, stack, release, route } = request.body;
      failures.inc();
      app.log.warn(
        { page: route, type: scrubText(type), failure: scrubText(message) },
        "a page failed",
      );
      await app.reporting.pageFailed({ error: { type, message, stack }, release, where: route });
      return reply.status(204).send(null);
    },
  );
}
