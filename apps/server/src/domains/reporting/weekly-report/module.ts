import type { ModuleManifest } from "../../../platform/modules/module.ts";
import { sendWeeklyReports } from "./send-weekly-report.ts";
import { startWeeklyReports } from "./start-weekly-reports.ts";
import { weeklyReportQueue } from "./weekly-report-queue.ts";

export const weeklyReportModule: ModuleManifest = {
  name: "weekly-report",
  queues: [weeklyReportQueue],
  async work(app, { settings: { PUBLIC_URL: origin, CMS_URL: cmsUrl } }) {
    await app.workOn(sendWeeklyReports(app, { origin, cmsUrl }));
    await app.work(startWeeklyReports(app));
  },
};
