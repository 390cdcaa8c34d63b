import { sql } from "drizzle-orm";
import { purgeOldConsentRecords } from "./jobs.ts";
import { consentRecordRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const consentRecordsModule: ModuleManifest = {
  name: "consent-records",
  routes: (app) => app.register(consentRecordRoutes),
  work: (app) => app.work(purgeOldConsentRecords(app)),
  personalData: {
    cookie_answers: (id) => sql`
      select status, inventory_version, language, answered_at
        from shop.consent_record where account_id = ${id} order by answered_at`,
  },
  async erase(transaction, { accountId }) {
    await transaction.execute(sql`delete from shop.consent_record where account_id = ${accountId}`);
  },
  ownedTables: [["consent_record", "account_id"]],
};
