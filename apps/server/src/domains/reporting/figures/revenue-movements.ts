import type { ReportPeriod } from "@autotune/contract";
import { sql, type SQL } from "drizzle-orm";
import { dayOf, isWithin } from "./day.ts";

export const revenueTopics = ["mrr.new", "mrr.expansion", "mrr.contraction", "mrr.churn"];

/**
 * How a day changed the monthly recurring revenue: each payment of a plan, as what it is worth a month, against the
 * payment before it; and the last one taken off when the plan ends. The sum of all movements until a day is the
 * revenue at its end, and every plan that has ended adds up to nothing.
 */
export function revenueMovements(days: ReportPeriod): SQL {
  return sql`
    select topic, day, key, currency, count, amount from (
      with touched as (
      select id from shop.subscription where ${isWithin(days, sql`began_at`)} or ${isWithin(days, sql`ended_at`)}
      union
      select subscription_id from shop.subscription_charge where ${isWithin(days, sql`charged_at`)}
    ), payment as (
      select plan.id as plan, plan.began_at as at, 0 as number, line.path,
             coalesce(bought.payout_currency, '') as currency, plan.ended_at,
             coalesce(line.payout_subtotal,
               round(line.total::numeric * bought.payout_subtotal / nullif(bought.subtotal, 0)), 0) as amount
        from touched join shop.subscription plan using (id)
        join shop.order_line line on line.id = plan.order_line_id
        join shop."order" bought on bought.id = line.order_id
       where plan.trial_ends_at is null and line.total > 0
      union all
      select plan.id, charge.charged_at, charge.id, coalesce(charge.path, plan.path),
             coalesce(charge.payout_currency, ''), plan.ended_at, coalesce(charge.payout_subtotal, 0)
        from touched join shop.subscription plan using (id)
        join shop.subscription_charge charge on charge.subscription_id = plan.id
       where charge.state <> 'failed'
    ), monthly as (
      select payment.*, round(amount / months)::bigint as worth,
             lag(round(amount / months)::bigint) over (partition by plan order by at, number) as former,
             lead(at) over (partition by plan order by at, number) is null as is_last
        from payment
        join shop.subscription held on held.id = payment.plan
        left join shop.catalogue_product product on product.path = payment.path
        cross join lateral (select case when product.sub_interval is null
          then held.sub_interval * case held.sub_interval_unit when 'y' then 12 else 1 end
          else product.sub_interval * case product.sub_interval_unit when 'y' then 12 else 1 end end as months) as period
    )
    select case when former is null then 'mrr.new' when worth > former then 'mrr.expansion'
                else 'mrr.contraction' end as topic,
           ${dayOf(sql`at`)} as day, path as key, currency, 1 as count, worth - coalesce(former, 0) as amount
      from monthly where ${isWithin(days, sql`at`)} and (former is null or worth <> former)
    union all
    select 'mrr.churn', ${dayOf(sql`ended_at`)}, path, currency, 1, -worth from monthly where is_last and ${isWithin(days, sql`ended_at`)}
    ) as movement`;
}
