import type { ModuleManifest } from "../../../platform/modules/module.ts";
import { viewRoutes } from "./routes.ts";

export const viewsModule: ModuleManifest = {
  name: "report-views",
  staffRoutes: viewRoutes,
};
