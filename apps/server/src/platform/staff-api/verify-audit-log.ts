import { verifyAuditLog } from "@autotune/database";
import type { App } from "../app.ts";
import type { Job } from "../jobs/jobs.ts";

/**
 * Verifies every night that the audit log is unaltered. The head that it writes to this process's log lies
 * outside of the database: with it `pnpm audit:verify` detects a chain that somebody rewrote.
 */
export function verifyAuditLogNightly(app: App): Job {
  return {
    name: "verify-audit-log",
    schedule: "20 4 * * *",
    async run() {
      const verdict = await verifyAuditLog(app.database);
      if (!verdict.ok)
        throw new Error(`The audit log is broken at entry ${verdict.id}: ${verdict.reason}`);
      const { head } = verdict;
      app.log.info(
        { head: head === undefined ? null : `${head.id}:${head.hash}` },
        "the audit log is whole",
      );
    },
  };
}
