import { subjectOfEvent } from "@autotune/database/schema";
import { sql, type SQL } from "drizzle-orm";
import { activationIdsOf } from "../../licensing/index.ts";

interface OrderToFollow {
  readonly id: number;
  readonly reference: string;
  readonly providerOrderId: string;
  readonly email: string;
}

/** The message ids of emails about an order. */
export function isEmailOf({ id, reference, email }: OrderToFollow): SQL {
  const begins = (text: string) => sql`starts_with(mail.message_id, ${text})`;
  return sql`mail.email = ${email} and (
    ${begins(`<order-${reference}@`)} or ${begins(`<order-${reference}-`)}
    or ${begins(`<order-pending-${reference}@`)} or ${begins(`<order-pending-${reference}-`)}
    or exists (select from shop.refund
                where order_id = ${id} and starts_with(mail.message_id, '<refund-' || provider_return_id || '@')))`;
}

/**
 * The keys of a customer's timeline that are about one order: its payments, licences, plans with their changes, charges
 * and cancellations, emails, and what staff did.
 */
export function keysOfOrder(bought: OrderToFollow): SQL {
  const { id, reference, providerOrderId } = bought;
  const lines = sql`(select id from shop.order_line where order_id = ${id})`;
  const licences = sql`(select id from shop.licence where order_line_id in ${lines})`;
  const plans = sql`(select id from shop.subscription where order_line_id in ${lines})`;
  const charges = sql`(select id from shop.subscription_charge where subscription_id in ${plans})`;
  const cancellations = sql`(select id from shop.cancellation where subscription_id in ${plans})`;
  const each = (words: readonly string[], rows: SQL) =>
    sql`select word || ' ' || row.id from ${rows} row (id) cross join unnest(${sql.param([...words])}::text[]) word`;
  return sql.join(
    [
      sql`select 'order ' || ${id}::bigint`,
      sql`select 'refund ' || provider_return_id from shop.refund where order_id = ${id}`,
      sql`select 'note ' || id from shop.order_note where order_id = ${id}`,
      each(["licenceGranted", "licenceUpgraded", "licenceRevoked"], licences),
      each(
        ["transferBegan", "transferEnded"],
        sql`(select id from shop.licence_transfer where licence_id in ${licences})`,
      ),
      each(
        ["deviceActivated", "deviceDeactivated"],
        sql`(${activationIdsOf({ licences, plans })})`,
      ),
      each(["plan", "cancel", "end"], plans),
      each(["charge"], charges),
      each(
        ["change", "changed"],
        sql`(select id from shop.plan_change where subscription_id in ${plans})`,
      ),
      each(
        [
          "cancellation",
          "cancellation confirmed",
          "cancellation taken back",
          "cancellation settled",
        ],
        cancellations,
      ),
      sql`select 'event ' || event_id from shop.provider_event
           where handled_at is not null and ${subjectOfEvent} in (
             select ${providerOrderId} union all
             select provider_subscription_id from shop.subscription where order_line_id in ${lines} union all
             select provider_key from shop.subscription_charge where subscription_id in ${plans})`,
      sql`select 'mail ' || mail.id from shop.mail_sending mail where ${isEmailOf(bought)}`,
      sql`select 'withdrawal ' || id from shop.withdrawal where order_id = ${id}`,
      sql`select 'settled ' || id from shop.withdrawal where order_id = ${id}`,
      sql`select 'staff ' || entry.id from audit.entry
            join shop."order" bought on bought.id = ${id} and entry.subject = 'account ' || bought.account_id
           where entry.details ->> 'order' = ${reference}
              or entry.details ->> 'licence' in (select licence.id::text from shop.licence where order_line_id in ${lines})
              or entry.details ->> 'plan' in (select plan.id::text from shop.subscription plan where order_line_id in ${lines})
              or entry.details ->> 'charge' in (select charge.id::text from ${charges} charge)
              or entry.details ->> 'cancellation' in (select cancelled.id::text from ${cancellations} cancelled)
              or entry.details ->> 'withdrawal' in (select id::text from shop.withdrawal where order_id = ${id})`,
    ],
    sql` union all `,
  );
}
