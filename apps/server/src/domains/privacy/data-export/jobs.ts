import type { Database } from "@autotune/database";
import type { Storage } from "@autotune/storage";
import type { App } from "../../../platform/app.ts";
import { slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { exportKey } from "./export-key.ts";
import { deleteExports, findExpiredExports } from "./repository.ts";

/** Files with personal data are deleted on time. */
export function removeOldExports(app: App, { storage }: { storage: Storage }): Job {
  return {
    name: "remove-old-exports",
    schedule: "20 * * * *",
    run: () => removeExpiredExports(app.database, storage),
  };
}

/** The files first: once their rows are deleted, nothing refers to them. */
export async function removeExpiredExports(database: Database, storage: Storage): Promise<void> {
  for (;;) {
    const expired = await findExpiredExports(database);
    for (const id of expired) await storage.remove(exportKey(id));
    await deleteExports(database, expired);
    if (expired.length < slice) return;
  }
}
