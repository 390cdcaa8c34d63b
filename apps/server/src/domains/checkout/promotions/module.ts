import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { forgottenPerson, isPersonReadable } from "../../identity/index.ts";
import { promotionRoutes } from "./routes.ts";
import { anyOf } from "../../../platform/database/any-of.ts";
import { verifiedPersonOf } from "../../../platform/database/verified-email-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const promotionsModule: ModuleManifest = {
  name: "promotions",
  routes: (app, { settings }) =>
    app.register(promotionRoutes, {
      codes: app.codeAttempts,
      secret: settings.PAYMENT_WEBHOOK_SECRET,
    }),
  personalData: {
    promotions: (id) => sql`
      select code, used_at from shop.promotion_use
       where provider_order_id = ${anyOf(sql`select provider_order_id from shop.order where account_id = ${id}`)}
          or person = ${verifiedPersonOf(id)} order by used_at`,
    promotions_given: (id) => sql`
      select code, id, offer_tag, starts_at, ends_at from shop.promotion where for_account_id = ${id}`,
  },
  /** A redeemed code's benefit for their cart goes with them; that a promotion was used once still counts. */
  async erase(transaction, { accountId, email }) {
    await transaction.execute(sql`
      update shop.promotion_use set person = ${forgottenPerson(sql`person`)}
       where ${isPersonReadable} and (person = ${personKey(email)} or provider_order_id = ${anyOf(sql`
         select provider_order_id from shop.order where account_id = ${accountId}`)})`);
    await transaction.execute(sql`delete from shop.promotion where for_account_id = ${accountId}`);
  },
  ownedTables: [["promotion", "for_account_id"]],
};
