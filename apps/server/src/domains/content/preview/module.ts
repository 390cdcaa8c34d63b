import { previewRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const previewModule: ModuleManifest = {
  name: "preview",
  routes: (app) => app.register(previewRoutes),
};
