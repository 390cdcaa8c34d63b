import { sentEmailDays } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { mailReport, mailSending } from "@autotune/database/schema";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { deleteInSlices, slice } from "../jobs/delete-in-slices.ts";
import type { Job } from "../jobs/jobs.ts";

const longAgo = sql`now() - ${sentEmailDays} * interval '1 day'`;

export function purgeOldMails(app: App): Job {
  return {
    name: "forget-old-mails",
    schedule: "50 3 * * *",
    async run() {
      const sendings = await deleteOldSendings(app.database);
      const reports = await deleteOldSoftReports(app.database);
      app.log.info({ sendings, reports }, "old email records purged");
    },
  };
}

export function deleteOldSendings(database: Database): Promise<number> {
  const old = database
    .select({ id: mailSending.id })
    .from(mailSending)
    .where(lt(mailSending.sentAt, longAgo))
    .limit(slice);
  return deleteInSlices(() => database.delete(mailSending).where(inArray(mailSending.id, old)));
}

/** A mailbox that was full a month ago is worth another try. One that does not exist is not, and a complaint stays. */
export function deleteOldSoftReports(database: Database): Promise<number> {
  const old = database
    .select({ id: mailReport.id })
    .from(mailReport)
    .where(and(eq(mailReport.kind, "soft"), lt(mailReport.reportedAt, longAgo)))
    .limit(slice);
  return deleteInSlices(() => database.delete(mailReport).where(inArray(mailReport.id, old)));
}
