import { deliveryIssues } from "@autotune/contract";
import { Counter, type Registry } from "prom-client";
import type { DeliveryIssue } from "./suppress-mail.ts";

/** Suppressed emails, by the delivery issue of their recipient. */
export function countSuppressed(registry: Registry): Counter<"reason"> {
  const suppressed = new Counter({
    name: "mails_withheld_total",
    help: "Mails that were not sent because of what came back from their address before",
    labelNames: ["reason"],
    registers: [registry],
  });
  // Prometheus sees no increase in a counter that first appears at 1.
  for (const reason of deliveryIssues) suppressed.inc({ reason }, 0);
  return suppressed;
}

/**
 * What became of an email at our mail server. A deferred or failed one is tried again by its job; a refused one is not,
 * since its recipient does not exist.
 */
export type SendingOutcome = "sent" | "deferred" | "failed" | "refused";

export function countSendings(registry: Registry): Counter<"outcome"> {
  const sendings = new Counter({
    name: "mails_total",
    help: "Mails by what the mail server said: sent, deferred (not reached, or not now), failed or refused (its recipient)",
    labelNames: ["outcome"],
    registers: [registry],
  });
  for (const outcome of ["sent", "deferred", "failed", "refused"] satisfies SendingOutcome[])
    sendings.inc({ outcome }, 0);
  return sendings;
}

/** A permanent error of SMTP is a failure; everything else may go better next time. */
export function outcomeOfError(error: unknown): SendingOutcome {
  const code: unknown = error instanceof Error ? Reflect.get(error, "responseCode") : undefined;
  return typeof code === "number" && code >= 500 ? "failed" : "deferred";
}

export interface ReportCounter {
  inc(labels: {
    /** `repeated` was known, `unknown` is about no email of ours, `unreadable` is no report at all. */
    readonly kind: DeliveryIssue | "delivered" | "repeated" | "unknown" | "unreadable";
  }): void;
}

/** Other mail servers' reports of our email. */
export function countReports(registry: Registry): ReportCounter {
  const reports = new Counter({
    name: "mail_reports_total",
    help: "What other mail servers told of our mails",
    labelNames: ["kind"],
    registers: [registry],
  });
  for (const kind of [...deliveryIssues, "delivered", "repeated", "unknown", "unreadable"])
    reports.inc({ kind }, 0);
  return reports;
}
