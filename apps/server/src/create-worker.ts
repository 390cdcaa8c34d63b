import { createApp, type App } from "./app.ts";
import type { WorkerSettings } from "./environment.ts";
import { jobs } from "./jobs/jobs.ts";
import { reportMissingTranslations } from "./modules/content/report-missing-translations.ts";
import { database } from "./plugins/database.ts";

/** The worker process: the same application without pages, with jobs. */
export async function createWorker(settings: WorkerSettings): Promise<App> {
  const app = await createApp({ settings, name: "worker" });
  await app.register(database, { url: settings.DATABASE_URL, applicationName: "worker" });
  await app.register(jobs, { url: settings.DATABASE_URL });
  await app.work(reportMissingTranslations(app));
  return app;
}
