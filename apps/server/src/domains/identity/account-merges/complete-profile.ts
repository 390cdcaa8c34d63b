import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";

/** Fills missing profile fields of the remaining account from the merged one. A postal address is taken whole. */
export async function completeProfile(
  transaction: Transaction,
  { kept, merged }: { kept: number; merged: number },
): Promise<void> {
  await transaction.execute(sql`
    update shop.account kept
       set street = merged.street, street2 = merged.street2, city = merged.city,
           state = merged.state, postal_code = merged.postal_code, country = merged.country
      from shop.account merged
     where kept.id = ${kept} and merged.id = ${merged}
       and concat(kept.street, kept.street2, kept.city, kept.state, kept.postal_code) = ''
       and kept.country in ('', merged.country)`);
  await transaction.execute(sql`
    update shop.account kept
       set home_phone = coalesce(nullif(kept.home_phone, ''), merged.home_phone),
           company = coalesce(nullif(kept.company, ''), merged.company),
           language = coalesce(kept.language, merged.language),
           survey_completed = kept.survey_completed or merged.survey_completed
      from shop.account merged
     where kept.id = ${kept} and merged.id = ${merged}`);
}
