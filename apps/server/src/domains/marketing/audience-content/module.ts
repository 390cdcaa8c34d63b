import { audienceContentRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const audienceContentModule: ModuleManifest = {
  name: "audience-content",
  routes: (app, { settings }) =>
    app.register(audienceContentRoutes, { origin: settings.PUBLIC_URL }),
};
