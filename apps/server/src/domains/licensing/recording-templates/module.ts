import type { ModuleManifest } from "../../../platform/modules/module.ts";
import { recordingTemplateRoutes } from "./routes.ts";

export const recordingTemplatesModule: ModuleManifest = {
  name: "recording-templates",
  routes: (app) => app.register(recordingTemplateRoutes),
};
