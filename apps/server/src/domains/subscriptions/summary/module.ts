import { summaryRoutes } from "./routes.ts";
import { createSummaryReader } from "./summary-reader.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const summaryModule: ModuleManifest = {
  name: "summary",
  routes: (app) => app.register(summaryRoutes),
  createSummaryReader,
};
