import { sql } from "drizzle-orm";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const renewalConsentsModule: ModuleManifest = {
  name: "renewal-consents",
  personalData: {
    renewal_consents: (id) => sql`
      select consent.path, terms, consent.language, consent.currency, consent.price,
             consent.sub_interval, consent.sub_interval_unit, trial_days, given_at
        from shop.renewal_consent consent
        left join shop.checkout on checkout.id = consent.checkout_id
        left join shop.plan_change change on change.id = consent.plan_change_id
        left join shop.subscription plan on plan.id = change.subscription_id
       where ${id} in (checkout.account_id, plan.account_id) order by given_at`,
  },
  timeline: (id) => [
    sql`select given_at, 'consent ' || renewal_consent.id, 'renewalAgreed',
               renewal_consent.path, terms, price, renewal_consent.currency
          from shop.renewal_consent join shop.checkout on checkout.id = checkout_id
         where account_id = ${id}`,
  ],
};
