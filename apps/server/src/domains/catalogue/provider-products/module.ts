import { compareProducts } from "./compare-products.ts";
import { pushPublications } from "./push-publications.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const providerProductsModule: ModuleManifest = {
  name: "provider-products",
  async work(app, { settings, provider }) {
    await app.register(pushPublications, { provider, directUrl: settings.DATABASE_URL });
    await app.work(compareProducts(app, provider));
  },
};
