import { mediaRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const mediaModule: ModuleManifest = {
  name: "media",
  routes: (app, { storage }) => app.register(mediaRoutes, { storage }),
};
