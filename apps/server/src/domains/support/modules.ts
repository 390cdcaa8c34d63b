import type { ModuleManifest } from "../../platform/modules/module.ts";
import { consoleModule } from "./console/module.ts";
import { refundsModule } from "./refunds/module.ts";
import { supportLicencesModule } from "./licences/module.ts";

export const supportModules: readonly ModuleManifest[] = [
  consoleModule,
  refundsModule,
  supportLicencesModule,
];
