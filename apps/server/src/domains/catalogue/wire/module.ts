import { catalogueRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const catalogueModule: ModuleManifest = {
  name: "catalogue",
  routes: (app, { settings, release }) =>
    app.register(catalogueRoutes, { origin: settings.PUBLIC_URL, release }),
};
