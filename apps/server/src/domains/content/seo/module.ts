import { seoRoutes } from "./routes.ts";
import { socialImageRoutes } from "./social-image-routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const seoModule: ModuleManifest = {
  name: "seo",
  async routes(app, { settings }) {
    await app.register(seoRoutes, { origin: settings.PUBLIC_URL });
    await app.register(socialImageRoutes);
  },
};
