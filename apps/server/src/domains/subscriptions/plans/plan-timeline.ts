import { defaultLanguage } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";
import { productName } from "../../catalogue/index.ts";

/** What happened to a customer's plans, for the support console. */
export function planTimeline(accountId: number): SQL[] {
  const plans = sql`(select id from shop.subscription where account_id = ${accountId})`;
  const named = (path: SQL) => sql`coalesce(${productName(path, defaultLanguage)}, ${path})`;
  const isTheirs = sql`plan.id in ${plans}`;
  const once = (column: SQL, key: string, kind: string) => sql`
    select ${column}, ${sql.raw(`'${key} '`)} || id, ${sql.raw(`'${kind}'`)}, ${named(sql`plan.path`)},
           null, null, null
      from shop.subscription plan where ${isTheirs}`;
  return [
    once(sql`began_at`, "plan", "planBegan"),
    once(sql`canceled_at`, "cancel", "planCancelled"),
    once(sql`ended_at`, "end", "planEnded"),
    sql`select charged_at, 'charge ' || charge.id,
               case charge.state when 'failed' then 'planChargeFailed' else 'planCharged' end,
               ${named(sql`plan.path`)}, reference, total, charge.currency
          from shop.subscription_charge charge join shop.subscription plan on plan.id = subscription_id
         where ${isTheirs}`,
    sql`select requested_at, 'change ' || id, 'planChangeRequested', ${named(sql`change.to_path`)},
               'from ' || ${named(sql`change.from_path`)}, null, null
          from shop.plan_change change where subscription_id in ${plans}`,
    sql`select settled_at, 'changed ' || id, 'planChangeSettled', ${named(sql`change.to_path`)},
               status, null, null
          from shop.plan_change change where subscription_id in ${plans}`,
  ];
}
