import type { ModuleManifest } from "./modules/module.ts";
import { edgeModule } from "./edge/module.ts";
import { reportsModule } from "./browser-reports/module.ts";
import { mailDeliveryModule } from "./mail-delivery/module.ts";
import { auditModule } from "./staff-api/module.ts";

export const platformModules: readonly ModuleManifest[] = [
  reportsModule,
  mailDeliveryModule,
  auditModule,
  edgeModule,
];
