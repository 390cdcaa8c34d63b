import { readingRoutes } from "./reading-routes.ts";
import { staffActions } from "./staff-actions.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const consoleModule: ModuleManifest = {
  name: "support-console",
  staffRoutes(scope, guard) {
    readingRoutes(scope, guard);
    staffActions(scope, guard);
  },
};
