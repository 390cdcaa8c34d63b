import { countMissingTranslations } from "@autotune/database";
import { languages } from "@autotune/routes";
import { Gauge } from "prom-client";
import type { App } from "../../app.ts";
import type { Job } from "../../jobs/jobs.ts";

/** Counts what is published in English and not yet in another language, for the dashboard and its alarm. */
export function reportMissingTranslations(app: App): Job {
  const missing = new Gauge({
    name: "content_missing_translations",
    help: "Published documents that a language lacks",
    labelNames: ["language"],
    registers: [app.metrics],
  });
  return {
    name: "report-missing-translations",
    schedule: "*/10 * * * *",
    async run() {
      const counts = await countMissingTranslations(app.database, languages);
      for (const [language, count] of counts) missing.set({ language }, count);
    },
  };
}
