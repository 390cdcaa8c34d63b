import type { ModuleManifest } from "../../../platform/modules/module.ts";
import { reportRoutes } from "./routes.ts";

export const reportsModule: ModuleManifest = {
  name: "reports",
  staffRoutes: reportRoutes,
};
