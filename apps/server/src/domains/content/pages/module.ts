import { reportMissingTranslations } from "./report-missing-translations.ts";
import { contentRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const pagesModule: ModuleManifest = {
  name: "pages",
  routes: (app, { settings }) => app.register(contentRoutes, { origin: settings.PUBLIC_URL }),
  work: (app) => app.work(reportMissingTranslations(app)),
};
