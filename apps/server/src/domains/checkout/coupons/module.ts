import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { forgottenPerson, isPersonReadable } from "../../identity/index.ts";
import { countCodeAttempts } from "./code-attempts.ts";
import { couponRoutes } from "./routes.ts";
import { anyOf } from "../../../platform/database/any-of.ts";
import { verifiedEmailOf, verifiedPersonOf } from "../../../platform/database/verified-email-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const couponsModule: ModuleManifest = {
  name: "coupons",
  async routes(app) {
    app.decorate("codeAttempts", countCodeAttempts(app));
    await app.register(couponRoutes, { codes: app.codeAttempts });
  },
  personalData: {
    coupons: (id) => sql`
      select code, used_at from shop.coupon_use
       where provider_order_id = ${anyOf(sql`select provider_order_id from shop.order where account_id = ${id}`)}
          or person = ${verifiedPersonOf(id)} order by used_at`,
    coupons_given: (id) => sql`
      select code, worth, starts_at, ends_at from shop.coupon
       where for_account_id = ${id} or for_email = ${verifiedEmailOf(id)}`,
  },
  /** Limits per person still count; the email address by which they did is no longer readable. */
  async erase(transaction, { accountId, email }) {
    await transaction.execute(sql`
      update shop.coupon_use set person = ${forgottenPerson(sql`person`)}
       where ${isPersonReadable} and (person = ${personKey(email)} or provider_order_id = ${anyOf(sql`
         select provider_order_id from shop.order where account_id = ${accountId}`)})`);
    // What their redeemed codes gave goes with them.
    await transaction.execute(sql`delete from shop.coupon where for_account_id = ${accountId}`);
    // Assigned to nobody; without an email address it would be for everybody.
    await transaction.execute(
      sql`update shop.coupon set for_email = '' where for_email = ${email}`,
    );
  },
  ownedTables: [["coupon", "for_account_id"]],
  // Of those that editors gave by email address: uses are counted by person, so a used coupon would be unused under another email address: it is assigned to nobody.
  async moveEmail(executor, { from, to }) {
    await executor.execute(sql`
      update shop.coupon set for_email = case when once_per_person and exists (
          select from shop.coupon_use used where used.code = coupon.code) then '' else ${to} end
       where for_email = ${from}`);
  },
};
