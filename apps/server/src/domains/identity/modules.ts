import type { ModuleManifest } from "../../platform/modules/module.ts";
import { accountsModule } from "./module.ts";
import { sessionsModule } from "./sessions/module.ts";
import { passkeysModule } from "./passkeys/module.ts";
import { emailChangeModule } from "./email-change/module.ts";
import { accountMergesModule } from "./account-merges/module.ts";

export const identityModules: readonly ModuleManifest[] = [
  accountsModule,
  sessionsModule,
  passkeysModule,
  emailChangeModule,
  accountMergesModule,
];
