import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

export function purgeOldConsentRecords(app: App): Job {
  return {
    name: "forget-old-consent-records",
    schedule: "25 4 * * *",
    async run() {
      const records = await deleteOldConsentRecords(app.database);
      app.log.info({ records }, "old consent records purged");
    },
  };
}

/** After three years no proof is needed any more. */
export function deleteOldConsentRecords(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.consent_record where id in (
        select id from shop.consent_record
        where answered_at < now() - interval '3 years' limit ${slice})`),
  );
}
