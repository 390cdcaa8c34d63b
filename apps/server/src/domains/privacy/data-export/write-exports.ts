import type { Database } from "@autotune/database";
import type { Storage } from "@autotune/storage";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { noticeQueue } from "../../identity/index.ts";
import { dataExportQueue, type ExportToWrite } from "./data-export-queue.ts";
import { exportKey } from "./export-key.ts";
import { gatherData } from "./gather-data.ts";
import { findWaitingExport, hasFile, markReady } from "./repository.ts";

/** Writes the file with everything that we store about a person, and has them notified that it is ready. */
export function writeExports(app: App, storage: Storage): QueueWork<ExportToWrite> {
  return {
    queue: dataExportQueue,
    atOnce: 2,
    async run({ exportId: id }) {
      const waiting = await findWaitingExport(app.database, id);
      if (waiting === undefined) return removeUnregistered(app.database, storage, id);
      const { accountId, expiresAt } = waiting;
      const written = { written_at: new Date().toISOString() };
      const data = { ...written, ...(await gatherData(app.transact, app.modules, accountId)) };
      const bytes = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`);
      await storage.put(exportKey(id), bytes, "application/json");
      const enqueue = await app.readyToEnqueue();
      // The email is a job of its own: a mail server that is down must not make the file be written again.
      const isAwaited = await app.transact(async (transaction) => {
        if (!(await markReady(transaction, { id, size: bytes.length }))) return false;
        const news = { kind: "exportReady", expiresAt: expiresAt.toISOString() } as const;
        await enqueue(transaction, noticeQueue, [{ name: `export-${id}`, accountId, news }]);
        return true;
      });
      if (!isAwaited) await removeUnregistered(app.database, storage, id);
    },
  };
}

/**
 * The file of an export that is no longer awaited, unless the same job has run before or beside this one: then it is the
 * one that the person may download.
 */
async function removeUnregistered(database: Database, storage: Storage, id: string): Promise<void> {
  if (!(await hasFile(database, id))) await storage.remove(exportKey(id));
}
