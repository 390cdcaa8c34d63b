import type { ModuleManifest } from "../../platform/modules/module.ts";
import { consentRecordsModule } from "./consent-records/module.ts";

export const consentModules: readonly ModuleManifest[] = [consentRecordsModule];
