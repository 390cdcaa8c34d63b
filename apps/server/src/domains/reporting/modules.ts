import type { ModuleManifest } from "../../platform/modules/module.ts";
import { figuresModule } from "./figures/module.ts";
import { reportsModule } from "./reports/module.ts";
import { viewsModule } from "./views/module.ts";
import { visitsModule } from "./visits/module.ts";
import { weeklyReportModule } from "./weekly-report/module.ts";

export const reportingModules: readonly ModuleManifest[] = [
  figuresModule,
  visitsModule,
  reportsModule,
  viewsModule,
  weeklyReportModule,
];
