import { downloadRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const downloadsModule: ModuleManifest = {
  name: "downloads",
  routes: (app, { storage }) => app.register(downloadRoutes, { storage }),
};
