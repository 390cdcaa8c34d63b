import { sql } from "drizzle-orm";
import { purgeOldCarts } from "./jobs.ts";
import { mergeCarts } from "./merge-carts.ts";
import { cartRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const cartsModule: ModuleManifest = {
  name: "carts",
  routes: (app, { settings }) => app.register(cartRoutes, { linkSecret: settings.LINK_SECRET }),
  work: (app) => app.work(purgeOldCarts(app)),
  personalData: {
    cart: (id) => sql`
      select items, language, currency, updated_at, reminded_at from shop.cart_snapshot where account_id = ${id}`,
  },
  async erase(transaction, { accountId, email }) {
    await transaction.execute(
      sql`delete from shop.cart_snapshot where account_id = ${accountId} or email = ${email}`,
    );
  },
  mergeAccounts: mergeCarts,
  async emailChanged({ transaction }, { oldEmail, newEmail }) {
    await transaction.execute(sql`
      update shop.cart_snapshot set email = ${newEmail} where email = ${oldEmail}
         and not exists (select from shop.cart_snapshot other where other.email = ${newEmail})`);
  },
};
