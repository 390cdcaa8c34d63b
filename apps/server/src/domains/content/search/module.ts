import { searchRoutes } from "./routes.ts";
import { searchIndexer } from "./search-indexer.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const searchModule: ModuleManifest = {
  name: "search",
  routes: (app) => app.register(searchRoutes),
  work: (app, { settings }) => app.register(searchIndexer, { directUrl: settings.DATABASE_URL }),
};
