import { subscriptionRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const managementModule: ModuleManifest = {
  name: "subscription-management",
  routes: (app, { provider }) => app.register(subscriptionRoutes, { provider }),
};
