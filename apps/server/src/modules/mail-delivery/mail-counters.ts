import { mailTroubles } from "@autotune/contract";
import { Counter, type Registry } from "prom-client";
import type { MailTrouble } from "./withhold-mail.ts";

/** Mails that were kept back, by what came back from their address before. */
export function countWithheld(registry: Registry): Counter<"reason"> {
  const withheld = new Counter({
    name: "mails_withheld_total",
    help: "Mails that were not sent because of what came back from their address before",
    labelNames: ["reason"],
    registers: [registry],
  });
  // A counter that is first seen at 1 has not grown, for whoever watches its growth.
  for (const reason of mailTroubles) withheld.inc({ reason }, 0);
  return withheld;
}

export interface ReportCounter {
  inc(labels: {
    /** `repeated` was known, `unknown` tells of no mail of ours, `unreadable` is none at all. */
    readonly kind: MailTrouble | "delivered" | "repeated" | "unknown" | "unreadable";
  }): void;
}

/** What other mail servers tell of our mails. */
export function countReports(registry: Registry): ReportCounter {
  const reports = new Counter({
    name: "mail_reports_total",
    help: "What other mail servers told of our mails",
    labelNames: ["kind"],
    registers: [registry],
  });
  for (const kind of [...mailTroubles, "delivered", "repeated", "unknown", "unreadable"])
    reports.inc({ kind }, 0);
  return reports;
}
