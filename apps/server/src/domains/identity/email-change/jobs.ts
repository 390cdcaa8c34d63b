import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { changeLife } from "./repository.ts";

export function purgeOldEmailChanges(app: App): Job {
  return {
    name: "forget-old-email-changes",
    schedule: "15 3 * * *",
    async run() {
      const changes = await deleteOldEmailChanges(app.database);
      app.log.info({ changes }, "expired email changes purged");
    },
  };
}

/** Changes that not both mailboxes confirmed in time. */
export function deleteOldEmailChanges(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.email_change where id in (
        select id from shop.email_change where created_at < now() - ${changeLife} limit ${slice})`),
  );
}
