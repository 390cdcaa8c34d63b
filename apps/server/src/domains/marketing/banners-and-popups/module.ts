import { bannersAndPopupsRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const bannersAndPopupsModule: ModuleManifest = {
  name: "banners-and-popups",
  routes: (app, { settings }) =>
    app.register(bannersAndPopupsRoutes, { origin: settings.PUBLIC_URL }),
};
