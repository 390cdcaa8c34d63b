import { priceHistoryRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const priceHistoryModule: ModuleManifest = {
  name: "price-history",
  routes: (app) => app.register(priceHistoryRoutes),
};
