import { customerViewRoutes } from "./view-routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const supportCustomersModule: ModuleManifest = {
  name: "support-customers",
  staffRoutes: (scope, guard, { settings }) =>
    customerViewRoutes(scope, guard, settings.LINK_SECRET),
};
