import { sql } from "drizzle-orm";
import { promotionRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const promotionsModule: ModuleManifest = {
  name: "promotions",
  routes: (app, { settings }) =>
    app.register(promotionRoutes, {
      codes: app.codeAttempts,
      secret: settings.PAYMENT_WEBHOOK_SECRET,
    }),
  personalData: {
    promotions_given: (id) => sql`
      select code, id, offer_tag, starts_at, ends_at from shop.promotion where for_account_id = ${id}`,
  },
  /** A redeemed code's benefit for their cart goes with them. */
  async erase(transaction, { accountId }) {
    await transaction.execute(sql`delete from shop.promotion where for_account_id = ${accountId}`);
  },
  ownedTables: [["promotion", "for_account_id"]],
};
