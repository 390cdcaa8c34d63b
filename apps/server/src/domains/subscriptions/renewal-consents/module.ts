import { sql } from "drizzle-orm";
import { anyOf } from "../../../platform/database/any-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const renewalConsentsModule: ModuleManifest = {
  name: "renewal-consents",
  personalData: {
    renewal_consents: (id) => sql`
      select path, terms, language, currency, price, sub_interval, sub_interval_unit, trial_days, given_at
        from shop.renewal_consent
       where checkout_id = ${anyOf(sql`select id from shop.checkout where account_id = ${id}`)}
          or plan_change_id = ${anyOf(sql`
            select change.id from shop.plan_change change
              join shop.subscription plan on plan.id = change.subscription_id
             where plan.account_id = ${id}`)} order by given_at`,
  },
  timeline: (id) => [
    sql`select given_at, 'consent ' || renewal_consent.id, 'renewalAgreed',
               renewal_consent.path, terms, price, renewal_consent.currency
          from shop.renewal_consent join shop.checkout on checkout.id = checkout_id
         where account_id = ${id}`,
  ],
};
