import { findMissingTranslations } from "@autotune/database";
import { languages } from "@autotune/routes";
import { Gauge } from "prom-client";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

/**
 * What is published in English and not yet in another language: counted on scrape, so that every worker reports the
 * same, and logged once a day, so that a person can act on it.
 */
export function reportMissingTranslations(app: App): Job {
  new Gauge({
    name: "content_missing_translations",
    help: "Published documents that a language lacks",
    labelNames: ["language"],
    registers: [app.metrics],
    async collect() {
      // Without the database the other metrics are still useful.
      const missing = await findMissingTranslations(app.database, languages).catch(
        (error: unknown) => {
          app.log.warn({ err: error }, "missing translations could not be counted");
          return undefined;
        },
      );
      if (missing === undefined) return;
      for (const language of languages) {
        this.set({ language }, missing.filter((document) => document.locale === language).length);
      }
    },
  });
  return {
    name: "report-missing-translations",
    schedule: "0 6 * * *",
    async run() {
      for (const document of await findMissingTranslations(app.database, languages)) {
        app.log.warn(document, "translation missing");
      }
    },
  };
}
