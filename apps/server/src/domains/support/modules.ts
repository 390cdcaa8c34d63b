import type { ModuleManifest } from "../../platform/modules/module.ts";
import { consoleModule } from "./console/module.ts";
import { refundsModule } from "./refunds/module.ts";
import { supportCustomersModule } from "./customers/module.ts";
import { supportOrdersModule } from "./orders/module.ts";
import { supportPlansModule } from "./plans/module.ts";
import { supportLicencesModule } from "./licences/module.ts";

export const supportModules: readonly ModuleManifest[] = [
  consoleModule,
  refundsModule,
  supportCustomersModule,
  supportLicencesModule,
  supportOrdersModule,
  supportPlansModule,
];
