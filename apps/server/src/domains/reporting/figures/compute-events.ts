import type { ReportPeriod } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";
import { dayOf, isWithin } from "./day.ts";
import { changesOfRecurringRevenue, revenueTopics } from "./recurring-revenue.ts";

/** Counts what happened on some days besides sales, and replaces what stood there. */
export async function computeEvents(transaction: Transaction, days: ReportPeriod): Promise<void> {
  const checkouts = await withoutPurged(transaction, days);
  await transaction.execute(sql`
    delete from shop.reporting_event where day between ${days.from} and ${days.to} and topic in ${[...topics]}`);
  await transaction.execute(sql`
    delete from shop.reporting_event
     where day between ${checkouts.from} and ${checkouts.to} and topic in ${[...checkoutTopics]}`);
  const happened = sql.join(
    [
      planEvents(days),
      changesOfRecurringRevenue(days),
      codesRedeemed(days),
      checkoutEvents(checkouts),
    ],
    sql` union all `,
  );
  await transaction.execute(sql`
    insert into shop.reporting_event (topic, day, key, currency, count, amount)
    select topic, day, key, currency, sum(count), sum(amount) from (${happened}) as happened
     group by topic, day, key, currency`);
}

const topics = [
  "trial.started",
  "trial.converted",
  "trial.lost",
  "plan.canceled",
  "plan.paused",
  "plan.resumed",
  "plan.changed",
  "charge.completed",
  "charge.failed",
  "charge.recovered",
  "code.redeemed",
  ...revenueTopics,
];
const checkoutTopics = ["checkout.opened", "checkout.paid", "payment.declined"];

/** Checkouts without an order are deleted after 60 days: what was counted of older days stays. */
async function withoutPurged(
  transaction: Transaction,
  { from, to }: ReportPeriod,
): Promise<ReportPeriod> {
  const { rows } = await transaction.execute<{ from: string }>(
    sql`select greatest(${from}::date, (now() at time zone 'UTC')::date - 58)::text as from`,
  );
  return { from: rows[0]?.from ?? from, to };
}

const once = sql`'' as currency, 1 as count, 0 as amount`;

function checkoutEvents(days: ReportPeriod): SQL {
  const isPaid = sql`exists (
    select from shop."order" where checkout_id = opened.id and state in ('completed', 'refunded'))`;
  return sql`
    select topic, ${dayOf(sql`opened.created_at`)} as day, '' as key, ${once}
      from shop.checkout opened cross join (values ('checkout.opened'), ('checkout.paid')) as step (topic)
     where ${isWithin(days, sql`opened.created_at`)}
       -- One that the same browser replaced is the same person's earlier attempt.
       and (${isPaid} or topic = 'checkout.opened' and opened.replaced_at is null)
    union all
    select 'payment.declined', ${dayOf(sql`declined_at`)}, '', ${once}
      from shop.declined_payment where ${isWithin(days, sql`declined_at`)}`;
}

function codesRedeemed(days: ReportPeriod): SQL {
  return sql`
    select 'code.redeemed', ${dayOf(sql`code.redeemed_at`)}, batch.dealer, ${once}
      from shop.redeem_code code join shop.code_batch batch on batch.id = code.batch_id
     where ${isWithin(days, sql`code.redeemed_at`)} and not batch.is_sample`;
}

function planEvents(days: ReportPeriod): SQL {
  return sql`
    select 'trial.started' as topic, ${dayOf(sql`began_at`)} as day, path as key, ${once} from shop.subscription
     where ${isWithin(days, sql`began_at`)} and trial_ends_at is not null
    union all
    select 'trial.converted', ${dayOf(sql`charge.charged_at`)}, plan.path, ${once}
      from shop.subscription plan join shop.subscription_charge charge on charge.subscription_id = plan.id
     where ${isWithin(days, sql`charge.charged_at`)} and charge.state <> 'failed' and plan.trial_ends_at is not null
       and not exists (select from shop.subscription_charge earlier
                        where earlier.subscription_id = plan.id and earlier.state <> 'failed'
                          and (earlier.charged_at, earlier.id) < (charge.charged_at, charge.id))
    union all
    select 'trial.lost', ${dayOf(sql`ended_at`)}, path, ${once} from shop.subscription plan
     where ${isWithin(days, sql`ended_at`)} and trial_ends_at is not null
       and not exists (select from shop.subscription_charge
                        where subscription_id = plan.id and state <> 'failed')
    union all
    select 'plan.canceled', ${dayOf(sql`canceled_at`)}, path, ${once} from shop.subscription
     where ${isWithin(days, sql`canceled_at`)}
    union all
    select 'plan.paused', ${dayOf(sql`pause.began_at`)}, plan.path, ${once}
      from shop.subscription_pause pause join shop.subscription plan on plan.id = pause.subscription_id
     where ${isWithin(days, sql`pause.began_at`)}
    union all
    -- One that was canceled, or ended, while it was paused has not gone on.
    select 'plan.resumed', ${dayOf(sql`pause.ended_at`)}, plan.path, ${once}
      from shop.subscription_pause pause join shop.subscription plan on plan.id = pause.subscription_id
     where ${isWithin(days, sql`pause.ended_at`)} and pause.became_state not in ('canceled', 'deactivated')
    union all
    select 'plan.changed', ${dayOf(sql`settled_at`)}, from_path || ' → ' || to_path, ${once} from shop.plan_change
     where ${isWithin(days, sql`settled_at`)} and status = 'delivered'
    union all
    select topic, ${dayOf(sql`charge.charged_at`)}, coalesce(charge.path, plan.path), ${once}
      from shop.subscription_charge charge join shop.subscription plan on plan.id = charge.subscription_id
           cross join (values ('charge.completed'), ('charge.failed'), ('charge.recovered')) as step (topic)
     where ${isWithin(days, sql`charge.charged_at`)}
       and case topic when 'charge.failed' then charge.state = 'failed'
                      when 'charge.completed' then charge.state <> 'failed'
                      else charge.state <> 'failed' and 'failed' = (
                        select state from shop.subscription_charge earlier
                         where earlier.subscription_id = plan.id
                           and (earlier.charged_at, earlier.id) < (charge.charged_at, charge.id)
                         order by earlier.charged_at desc, earlier.id desc limit 1) end`;
}
