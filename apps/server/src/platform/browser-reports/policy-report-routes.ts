import { Counter } from "prom-client";
import Type from "typebox";
import type { App } from "../app.ts";
import { policyReportPath } from "../responses/content-security-policy.ts";

const Report = Type.Object({
  "csp-report": Type.Object({
    "document-uri": Type.Optional(Type.String({ maxLength: 2000 })),
    "violated-directive": Type.Optional(Type.String({ maxLength: 500 })),
    "blocked-uri": Type.Optional(Type.String({ maxLength: 2000 })),
  }),
});

/** Browsers report here what a page's content policy blocked: a broken page, or an attack. */
export async function policyReportRoutes(app: App): Promise<void> {
  const reports = new Counter({
    name: "policy_reports_total",
    help: "Violations of a page's content policy that browsers reported",
    registers: [app.metrics],
  });
  app.addContentTypeParser(
    "application/csp-report",
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );
  app.post(
    policyReportPath,
    {
      bodyLimit: 8192,
      onRequest: app.limit({ name: "policy-reports", requests: 20, perSeconds: 60 }),
      schema: {
        summary: "Report a content policy violation",
        tags: ["operations"],
        body: Report,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { "csp-report": report } = request.body;
      reports.inc();
      // Nothing else of it: URLs carry tokens and email addresses, in queries and behind `#`.
      const violated = {
        page: withoutQuery(report["document-uri"]),
        directive: report["violated-directive"],
        blocked: withoutQuery(report["blocked-uri"]),
      };
      request.log.warn({ violated }, "content policy violated");
      return reply.status(204).send(null);
    },
  );
}

/** `inline` and the like stay. */
function withoutQuery(url: string | undefined): string | undefined {
  return url?.split(/[?#]/, 1)[0];
}
