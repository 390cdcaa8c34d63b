import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { purgeAbandonedCheckouts } from "./jobs.ts";
import { checkoutRoutes } from "./routes.ts";
import { anyOf } from "../../../platform/database/any-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const checkoutsModule: ModuleManifest = {
  name: "checkouts",
  routes: (app, { provider }) =>
    app.register(checkoutRoutes, { codes: app.codeAttempts, provider }),
  work: (app) => app.work(purgeAbandonedCheckouts(app)),
  personalData: {
    checkouts: (id) => sql`
      select email, first_name, last_name, place, language, country, currency, subtotal, discount,
             coupon_code, promotion_code, affiliate_click_id, lines, created_at,
             (select jsonb_agg(jsonb_build_object('place', declined.place, 'declined_at', declined_at)
                       order by declined_at)
                from shop.declined_payment declined where declined.checkout_id = opened.id) as declined
        from shop.checkout opened where account_id = ${id} order by created_at`,
  },
  async erase(transaction, { accountId, email }) {
    // A guest checkout that is paid after all finds the emptied account, and creates none without an email address.
    await transaction.execute(sql`
      update shop.checkout
         set account_id = ${accountId}, email = '', first_name = '', last_name = '', place = '',
             guest_hash = null, device = null, affiliate_click_id = null
       where account_id = ${accountId} or (account_id is null and email = ${email})`);
    await transaction.execute(sql`
      delete from shop.discount_reservation
       where holder = ${personKey(email)}
          or checkout_id = ${anyOf(sql`select id from shop.checkout where account_id = ${accountId}`)}`);
  },
  ownedTables: [["checkout", "account_id"]],
};
