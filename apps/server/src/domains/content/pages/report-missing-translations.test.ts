import { publishDocument } from "@autotune/database";
import { cloneDatabase } from "@autotune/database/testing";
import { expect, inject, it, vi } from "vitest";
import { pageSample } from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import { createApp } from "../../../platform/app.ts";
import { database } from "../../../platform/database/database.ts";
import { reportMissingTranslations } from "./report-missing-translations.ts";

it("names each page that lacks a translation in the log", async () => {
  const clone = await cloneDatabase(inject("databaseTemplate"));
  const app = await createApp({ settings, name: "worker" });
  await app.register(database, { url: clone.url, applicationName: "test" });
  for (const locale of ["en", "es"] as const) {
    const body = pageSample("Half");
    await publishDocument(app.database, { collection: "pages", key: "half", locale, body });
  }
  const warned = vi.spyOn(app.log, "warn");
  await reportMissingTranslations(app).run();
  const about = { collection: "pages", key: "half" };
  expect(warned).toHaveBeenCalledWith({ ...about, locale: "ja" }, "translation missing");
  expect(warned).not.toHaveBeenCalledWith({ ...about, locale: "es" }, "translation missing");
  await app.close();
});
