import type { Transaction } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";
import type { ReportPeriod } from "@autotune/contract";
import { dayOf, isWithin } from "./day.ts";

/**
 * Computes what was sold and refunded on some days from the orders and charges themselves, and replaces what stood there.
 * An order's payout is split between its lines by what the provider said of each, or else by their prices, in such a
 * way that the parts make the whole.
 */
export async function computeSales(transaction: Transaction, days: ReportPeriod): Promise<void> {
  await transaction.execute(sql`
    delete from shop.reporting_sales where day between ${days.from} and ${days.to}
       and dimension in ('all', 'product', 'kind', 'currency', 'country', 'language', 'coupon', 'promotion', 'channel')`);
  await transaction.execute(sql`
    with ${paidOrders(days)}, ${shares}, ${facts(days)}
    insert into shop.reporting_sales
    select dimension, day, key, payout_currency,
           count(distinct sale) filter (where is_sale),
           coalesce(sum(units) filter (where is_sale), 0),
           coalesce(sum(sales), 0),
           case when ${isOfWholeOrder} then coalesce(sum(discount), 0) else 0 end,
           case when ${isOfWholeOrder} then coalesce(sum(tax), 0) else 0 end,
           count(distinct sale) filter (where is_return),
           coalesce(sum(refunded), 0),
           case when dimension = 'currency' then coalesce(sum(own_total), 0) else 0 end,
           case when dimension = 'currency' then coalesce(sum(own_discount), 0) else 0 end,
           case when dimension = 'currency' then coalesce(sum(own_tax), 0) else 0 end,
           case when dimension = 'currency' then coalesce(sum(own_refunded), 0) else 0 end
      from fact cross join lateral (values
             ('all', case when country is not null then '' end), ('product', path), ('kind', kind),
             ('currency', currency), ('country', country), ('language', language),
             ('coupon', coupon), ('promotion', promotion), ('channel', channel)
           ) as part (dimension, key)
     where key is not null
     group by dimension, day, key, payout_currency`);
}

/** Tax and discount belong to an order, not to one of its products. */
const isOfWholeOrder = sql`dimension not in ('product', 'kind')`;

/** Orders that were paid on these days, and those of which a line was refunded on them. */
function paidOrders(days: ReportPeriod): SQL {
  return sql`paid as (
    select bought.id, bought.currency, bought.language, opened.country, bought.coupon,
           opened.promotion_code as promotion,
           case when exists (select from shop.affiliate_sale sale
                              where sale.order_id = bought.id and sale.return_id is null)
                then 'affiliate' else 'direct' end as channel,
           coalesce(bought.payout_currency, '') as payout_currency,
           coalesce(bought.payout_subtotal, 0) as payout_subtotal,
           coalesce(bought.payout_tax, 0) as payout_tax,
           coalesce(round(bought.discount::numeric * bought.payout_total / nullif(bought.total, 0)), 0)::bigint
             as payout_discount,
           bought.total, bought.discount, bought.tax,
           ${isWithin(days, sql`bought.placed_at`)} as is_sale,
           ${dayOf(sql`bought.placed_at`)} as day
      from shop."order" bought join shop.checkout opened on opened.id = bought.checkout_id
     where bought.state in ('completed', 'refunded') and bought.id in (
       select id from shop."order" where ${isWithin(days, sql`placed_at`)}
       union
       select order_id from shop.order_line
        where ${isWithin(days, sql`refunded_at`)}))`;
}

/** Each line's part of its order's payout: the difference of two rounded running sums, so that no cent is lost. */
const shares = sql`weighed as (
    select line.order_id, line.path, line.position, line.quantity, line.refunded_at,
           case when line.is_freebie then 'gift' when line.type = 'perpetual' then 'license'
                when line.type = 'subscription' then 'plan' else line.type end as kind,
           case when bool_and(line.payout_subtotal is not null) over whole then line.payout_subtotal
                else line.total end::numeric as weight
      from shop.order_line line where line.order_id in (select id from paid)
    window whole as (partition by line.order_id)
  ), summed as (
    select *, sum(weight) over (partition by order_id order by position) as upto,
           sum(weight) over (partition by order_id) as whole,
           row_number() over (partition by order_id order by position) = 1 as is_first
      from weighed
  ), shared as (
    select summed.*,
           case when whole > 0
                then round(paid.payout_subtotal * upto / whole) - round(paid.payout_subtotal * (upto - weight) / whole)
                when is_first then paid.payout_subtotal else 0 end::bigint as share
      from summed join paid on paid.id = summed.order_id
  )`;

/** One row for each line sold, line refunded, charge, refunded charge, and refund in the buyer's currency. */
function facts(days: ReportPeriod): SQL {
  return sql`fact as (
    select 'order ' || paid.id as sale, paid.day, true as is_sale, false as is_return, path, kind, currency, country, language,
           coupon, promotion, channel, payout_currency, quantity as units, share as sales, 0::bigint as refunded,
           case when is_first then payout_discount else 0 end as discount,
           case when is_first then payout_tax else 0 end as tax,
           case when is_first then total else 0 end as own_total,
           case when is_first then paid.discount else 0 end as own_discount,
           case when is_first then paid.tax else 0 end as own_tax, 0 as own_refunded
      from paid join shared on order_id = paid.id where is_sale
    union all
    select 'order ' || paid.id, ${dayOf(sql`refunded_at`)}, false, true, path, kind, currency, country, language, coupon, promotion, channel,
           payout_currency, 0, 0, share, 0, 0, 0, 0, 0, 0
      from paid join shared on order_id = paid.id
     where ${isWithin(days, sql`refunded_at`)} and share > 0
    union all
    select 'charge ' || charge.id, ${dayOf(sql`charge.charged_at`)}, true, false, coalesce(charge.path, plan.path), 'renewal', charge.currency,
           opened.country, plan.language, null, null, 'renewal', coalesce(charge.payout_currency, ''), 1,
           coalesce(charge.payout_subtotal, 0), 0, 0, coalesce(charge.payout_tax, 0), charge.total, 0,
           coalesce(round(charge.total::numeric * charge.payout_tax
             / nullif(charge.payout_subtotal + charge.payout_tax, 0)), 0), 0
      from ${charges} where charge.state <> 'failed'
       and ${isWithin(days, sql`charge.charged_at`)}
    union all
    select 'charge ' || charge.id, ${dayOf(sql`charge.refunded_at`)}, false, true, coalesce(charge.path, plan.path), 'renewal', charge.currency,
           opened.country, plan.language, null, null, 'renewal', coalesce(charge.payout_currency, ''), 0,
           0, coalesce(charge.payout_subtotal, 0), 0, 0, 0, 0, 0, 0
      from ${charges} where ${isWithin(days, sql`charge.refunded_at`)}
    union all
    select 'refund ' || provider_return_id, ${dayOf(sql`refund.refunded_at`)}, false, false, null, null, bought.currency, null, null, null, null, null,
           coalesce(bought.payout_currency, ''), 0, 0, 0, 0, 0, 0, 0, 0, refund.amount
      from shop.refund join shop."order" bought on bought.id = refund.order_id
     where ${isWithin(days, sql`refund.refunded_at`)}
  )`;
}

const charges = sql`shop.subscription_charge charge
      join shop.subscription plan on plan.id = charge.subscription_id
      join shop.order_line line on line.id = plan.order_line_id
      join shop."order" bought on bought.id = line.order_id
      join shop.checkout opened on opened.id = bought.checkout_id`;
