import type { ModuleManifest } from "../../platform/modules/module.ts";
import { dataExportModule } from "./data-export/module.ts";
import { erasureModule } from "./erasure/module.ts";

export const privacyModules: readonly ModuleManifest[] = [dataExportModule, erasureModule];
