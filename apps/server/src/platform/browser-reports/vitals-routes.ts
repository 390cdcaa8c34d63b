import { VitalsBody } from "@autotune/contract";
import { Histogram } from "prom-client";
import Type from "typebox";
import type { App } from "../app.ts";
import { onlyFromOwnPages } from "../http/csrf-guard.ts";

/** Those that are durations; the layout shift has no unit. */
const timed = ["lcp", "inp", "ttfb"] as const;

/** How pages load and respond for real visitors. Every label has few values, so the series stay few. */
export async function vitalsRoutes(app: App, { origin }: { origin: string }): Promise<void> {
  const seconds = new Histogram({
    name: "web_vitals_seconds",
    help: "Largest paint, slowest answer to a press and first byte, as visitors' browsers measured them",
    labelNames: ["metric", "route", "device"],
    // Includes the thresholds between good, needs improvement and poor.
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10],
    registers: [app.metrics],
  });
  const shift = new Histogram({
    name: "web_vitals_layout_shift",
    help: "How far things moved by themselves on a page, as visitors' browsers measured it",
    labelNames: ["route", "device"],
    buckets: [0.02, 0.1, 0.25, 1],
    registers: [app.metrics],
  });
  app.post(
    "/vitals",
    {
      bodyLimit: 1024,
      // The request log would store an IP address beside it.
      config: { quiet: true },
      onRequest: [
        onlyFromOwnPages(origin),
        app.limit({ name: "vitals", requests: 60, perSeconds: 60 }),
      ],
      schema: {
        summary: "Report how a page loaded and responded",
        tags: ["operations"],
        body: VitalsBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { route, device, ...measured } = request.body;
      // Visitors with a privacy signal are not measured, whatever their page did.
      if (request.headers["sec-gpc"] !== "1") {
        for (const metric of timed) {
          const milliseconds = measured[metric];
          if (milliseconds !== undefined)
            seconds.observe({ metric, route, device }, milliseconds / 1000);
        }
        if (measured.cls !== undefined) shift.observe({ route, device }, measured.cls);
        const milliseconds = measured.lcp ?? measured.ttfb ?? 0;
        app.reporting.pageLoaded({ where: route, milliseconds, measured });
      }
      return reply.status(204).send(null);
    },
  );
}
