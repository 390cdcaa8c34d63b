import type { ModuleManifest } from "../../platform/modules/module.ts";
import { plansModule } from "./plans/module.ts";
import { planChangesModule } from "./plan-changes/module.ts";
import { planEmailsModule } from "./plan-emails/module.ts";
import { managementModule } from "./management/module.ts";
import { renewalConsentsModule } from "./renewal-consents/module.ts";
import { summaryModule } from "./summary/module.ts";

export const subscriptionsModules: readonly ModuleManifest[] = [
  plansModule,
  planChangesModule,
  planEmailsModule,
  managementModule,
  renewalConsentsModule,
  summaryModule,
];
