import type { ModuleManifest } from "../../platform/modules/module.ts";
import { catalogueModule } from "./wire/module.ts";
import { providerProductsModule } from "./provider-products/module.ts";
import { priceHistoryModule } from "./price-history/module.ts";

export const catalogueModules: readonly ModuleManifest[] = [
  catalogueModule,
  providerProductsModule,
  priceHistoryModule,
];
