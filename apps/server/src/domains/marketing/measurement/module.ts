import { measurementRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const measurementModule: ModuleManifest = {
  name: "measurement",
  routes: (app, { settings }) =>
    app.register(measurementRoutes, {
      tagManagerUrl: settings.TAG_MANAGER_URL,
      affiliateScriptUrl: settings.AFFILIATE_SCRIPT_URL,
    }),
};
