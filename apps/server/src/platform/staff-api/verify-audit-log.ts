import {
  formatAuditHead,
  parseAuditHead,
  verifyAuditLog,
  type AuditHead,
} from "@autotune/database";
import type { App } from "../app.ts";
import { readProgress, storeProgress } from "../jobs/job-progress.ts";
import type { Job } from "../jobs/jobs.ts";

/** So many old entries are verified again each night: the whole log in turn, at the same cost however long it is. */
const oldEntriesPerNight = 20_000;

/**
 * Verifies every night that the audit log is unaltered: what is new, and part of what was verified before. The head that
 * it writes to this process's log lies outside of the database: with it `pnpm audit:verify` walks the whole chain and
 * detects one that somebody rewrote.
 */
export function verifyAuditLogNightly(app: App): Job {
  const name = "verify-audit-log";
  const walk = async (part: "new" | "old", limit?: number): Promise<AuditHead | undefined> => {
    const job = `${name}-${part}`;
    const from = parseAuditHead((await readProgress(app.database, job)) ?? "");
    const verdict = await verifyAuditLog(app.database, {
      from,
      ...(limit === undefined ? {} : { limit }),
    });
    if (!verdict.ok)
      throw new Error(`The audit log is broken at entry ${verdict.id}: ${verdict.reason}`);
    return verdict.head;
  };
  return {
    name,
    schedule: "20 4 * * *",
    async run() {
      const newest = await walk("new");
      if (newest !== undefined)
        await storeProgress(app.database, `${name}-new`, formatAuditHead(newest));
      const old = await walk("old", oldEntriesPerNight);
      // At the end the next night begins anew.
      if (old !== undefined)
        await storeProgress(
          app.database,
          `${name}-old`,
          old.id === newest?.id ? "" : formatAuditHead(old),
        );
      app.log.info(
        { head: newest === undefined ? null : formatAuditHead(newest) },
        "the audit log is whole",
      );
    },
  };
}
