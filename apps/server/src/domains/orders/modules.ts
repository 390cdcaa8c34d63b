import type { ModuleManifest } from "../../platform/modules/module.ts";
import { ordersModule } from "./orders/module.ts";
import { fulfilmentModule } from "./fulfilment/module.ts";
import { inboxModule } from "./inbox/module.ts";
import { cancellationsModule } from "./cancellations/module.ts";
import { policyNoticesModule } from "./policy-notices/module.ts";
import { withdrawalsModule } from "./withdrawals/module.ts";

export const ordersModules: readonly ModuleManifest[] = [
  ordersModule,
  fulfilmentModule,
  inboxModule,
  withdrawalsModule,
  cancellationsModule,
  policyNoticesModule,
];
