import type { ReportPeriod } from "@autotune/contract";
import { sql, type SQL } from "drizzle-orm";
import { dayOf, isWithin } from "./day.ts";

export const revenueTopics = ["mrr.new", "mrr.expansion", "mrr.contraction", "mrr.churn"];

/**
 * How a day changed the monthly recurring revenue: each payment of a plan, as what it is worth a month, against the
 * payment before it; and the last one taken off when the plan ends. What goes on as another plan, or is paid out in
 * another currency, is taken off where it was. The sum of all movements until a day is the revenue at its end, and every
 * plan that has ended adds up to nothing, in each currency.
 */
export function changesOfRecurringRevenue(days: ReportPeriod): SQL {
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
    ), numbered as (
      select payment.*, row_number() over (partition by plan order by at, number) = 1 as is_first from payment
    ), monthly as (
      select paid.*, round(amount / months)::bigint as worth,
             lag(round(amount / months)::bigint) over payments as former,
             lag(paid.path) over payments as former_path, lag(paid.currency) over payments as former_currency,
             lead(at) over payments is null as is_last
        from numbered paid
        join shop.subscription held on held.id = paid.plan
        left join shop.catalogue_product product on product.path = paid.path
        cross join lateral (select case when product.sub_interval is null
          then held.sub_interval * case held.sub_interval_unit when 'y' then 12 else 1 end
          else product.sub_interval * case product.sub_interval_unit when 'y' then 12 else 1 end end as months) as period
       -- A payment of which the provider did not say what it pays out has not made the plan worth less.
       where is_first or paid.currency <> ''
      window payments as (partition by paid.plan order by paid.at, paid.number)
    )
    select case when former is null then 'mrr.new' when worth > former then 'mrr.expansion'
                else 'mrr.contraction' end as topic,
           ${dayOf(sql`at`)} as day, side.key, side.currency, side.count, side.amount
      from monthly
      cross join lateral (select path is not distinct from former_path
        and currency is not distinct from former_currency as is_same) as place
      cross join lateral (values
        (path, currency, 1, worth - case when is_same then former else 0 end),
        (former_path, former_currency, 0, -former)
      ) as side (key, currency, count, amount)
     where ${isWithin(days, sql`at`)}
       and case when side.count = 0 then not is_same and former <> 0 else not is_same or worth <> former end
    union all
    select 'mrr.churn', ${dayOf(sql`ended_at`)}, path, currency, 1, -worth from monthly where is_last and ${isWithin(days, sql`ended_at`)}
    ) as movement`;
}
