import { sql } from "drizzle-orm";
import { endDiscounts, settleDiscounts } from "./end-discounts.ts";
import { settlePlanChanges } from "./settle-plan-changes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const planChangesModule: ModuleManifest = {
  name: "plan-changes",
  work: async (app, { provider }) => {
    await app.work(settlePlanChanges(app, provider));
    await app.workOn(endDiscounts(app, provider));
    await app.work(settleDiscounts(app, provider));
  },
  personalData: {
    plan_changes: (id) => sql`
      select from_path, to_path, status, requested_at, settled_at
        from shop.plan_change change join shop.subscription plan on plan.id = change.subscription_id
       where plan.account_id = ${id} order by requested_at`,
  },
};
