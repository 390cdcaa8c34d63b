import { renderWeeklyReport } from "@autotune/emails";
import { reportingReader } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { weekBefore } from "./due-week.ts";
import { readWeek } from "./read-week.ts";
import { weeklyReportQueue, type WeeklyReportToMail } from "./weekly-report-queue.ts";

/** Sends a staff member last week beside the week before. Nothing where they turned it off or left meanwhile. */
export function sendWeeklyReports(
  app: App,
  { origin, cmsUrl }: { readonly origin: string; readonly cmsUrl: string },
): QueueWork<WeeklyReportToMail> {
  return {
    queue: weeklyReportQueue,
    atOnce: 2,
    async run({ staffId, monday }) {
      const [reader] = await app.database
        .select({ email: reportingReader.email })
        .from(reportingReader)
        .where(eq(reportingReader.staffId, staffId));
      if (reader === undefined) return;
      const periods = weekBefore(monday);
      const { from, to } = periods.period;
      const reports = `${cmsUrl}/admin/reports`;
      const query = new URLSearchParams({ from, to }).toString();
      await app.sendMail({
        kind: "weeklyReport",
        to: reader.email,
        ...(await renderWeeklyReport({
          ...(await readWeek(app.database, periods)),
          salesUrl: `${reports}?${query}`,
          plansUrl: `${reports}/subscriptions?${query}`,
          demandUrl: `${reports}/demand?${query}`,
          accountUrl: `${cmsUrl}/admin/account`,
        })),
        messageId: `<weekly-report-${staffId}-${monday}@${new URL(origin).hostname}>`,
      });
    },
  };
}
