import { ownedProductRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const ownedProductsModule: ModuleManifest = {
  name: "owned-products",
  routes: (app) => app.register(ownedProductRoutes),
};
