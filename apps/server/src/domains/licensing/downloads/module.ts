import { downloadRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const downloadsModule: ModuleManifest = {
  name: "downloads",
  routes: (app, { storage, settings }) =>
    app.register(downloadRoutes, { storage, linkSecret: settings.LINK_SECRET }),
};
