import { sql } from "drizzle-orm";
import { confirmMergeQueue } from "./confirm-merge-queue.ts";
import { settleMerges } from "./jobs.ts";
import { requestMergeConfirmation } from "./request-merge-confirmation.ts";
import { accountMergeRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const accountMergesModule: ModuleManifest = {
  name: "account-merges",
  routes: (app) => app.register(accountMergeRoutes),
  queues: [confirmMergeQueue],
  async work(app, { settings }) {
    await app.workOn(requestMergeConfirmation(app, settings.PUBLIC_URL));
    await app.work(settleMerges(app));
  },
  personalData: {
    merged_accounts: (id) => sql`
      select created_at, merged_at from shop.account_merge
       where ${id} in (kept_account_id, merged_account_id) order by created_at`,
  },
  timeline: (id) => [
    sql`select merged_at, 'merge ' || id, 'accountMerged', 'account ' || merged_account_id,
               'into account ' || kept_account_id, null, null
          from shop.account_merge where ${id} in (kept_account_id, merged_account_id)`,
  ],
};
