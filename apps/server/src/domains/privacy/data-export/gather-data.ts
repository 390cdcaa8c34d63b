import type { Transact } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";
import { isEventOf } from "./events-of-account.ts";

/**
 * A person's data, by its name in the file. What only serves verification (hashes of passwords and tokens,
 * public keys) reveals nothing of a person and is left out.
 */
const parts: Readonly<Record<string, (accountId: number) => SQL>> = {
  account: (id) => sql`
    select id, email, first_name, last_name, street, street2, city, state, postal_code, country,
           home_phone, company, language, optin_marketing, optin_reminders, mailbox_proved_at, survey_completed, created_at, legacy_id
      from shop.account where id = ${id}`,
  newsletter: (id) => sql`
    select subscriber.email, subscriber.language, frequency, asked_at, confirmed_at,
           (select jsonb_agg(jsonb_build_object('until', covers_until, 'sent_at', sent_at)
                     order by covers_until)
              from shop.newsletter_digest where subscriber_id = subscriber.id) as newsletters
      from shop.newsletter_subscriber subscriber
      join shop.account on account.email = subscriber.email where account.id = ${id}`,
  price_alerts: (id) => sql`
    select path, currency, amount, alert.language, asked_at, confirmed_at, told_at
      from shop.price_alert alert
      join shop.account on account.email = alert.email where account.id = ${id}`,
  beta_signups: (id) => sql`
    select program, signup.email, signup.first_name, signup.last_name, birth_year, signup.language, asked_at,
           link_sent_at
      from shop.beta_signup signup
      join shop.account on account.email = signup.email where account.id = ${id}`,
  mails: (id) => sql`
    select mail.kind, sent_at, withheld_for from shop.mail_sending mail
      join shop.account on account.email = mail.email where account.id = ${id} order by sent_at`,
  mail_reports: (id) => sql`
    select report.kind, status, diagnostic, reported_at from shop.mail_report report
      join shop.account on account.email = report.email where account.id = ${id} order by reported_at`,
  orders: (id) => sql`
    select reference, state, language, currency, subtotal, discount, tax, tax_included, total,
           refunded, card_ending, placed_at,
           (select jsonb_agg(jsonb_build_object('product', name, 'path', path, 'type', type,
                     'gift', is_freebie, 'quantity', quantity, 'total', line.total,
                     'refunded_at', refunded_at) order by position)
              from shop.order_line line where line.order_id = bought.id) as lines,
           (select jsonb_agg(jsonb_build_object('amount', amount, 'refunded_at', refunded_at)
                     order by refunded_at)
              from shop.refund where refund.order_id = bought.id) as refunds
      from shop.order bought where account_id = ${id} order by placed_at`,
  checkouts: (id) => sql`
    select email, first_name, last_name, place, language, country, currency, subtotal, discount,
           coupon_code, promotion_code, affiliate_click_id, lines, created_at,
           (select jsonb_agg(jsonb_build_object('place', declined.place, 'declined_at', declined_at)
                     order by declined_at)
              from shop.declined_payment declined where declined.checkout_id = opened.id) as declined
      from shop.checkout opened where account_id = ${id} order by created_at`,
  told_to_affiliate_programme: (id) => sql`
    select reference, return_id is not null as reversal, amount, currency, sale.state, created_at, sent_at
      from shop.affiliate_sale sale join shop.order bought on bought.id = sale.order_id
     where account_id = ${id} order by created_at`,
  told_by_payment_provider: (id) => sql`
    select type, occurred_at, data -> 'customer' as customer, data ->> 'ipAddress' as ip_address
      from shop.provider_event where ${isEventOf([id])} order by occurred_at`,
  coupons: (id) => sql`
    select code, used_at from shop.coupon_use
     where provider_order_id in (select provider_order_id from shop.order where account_id = ${id})
        or person = (select person from shop.account where id = ${id}) order by used_at`,
  coupons_given: (id) => sql`
    select code, worth, starts_at, ends_at from shop.coupon
     where for_email = (select email from shop.account where id = ${id})`,
  promotions_given: (id) => sql`
    select code, id, offer_tag, starts_at, ends_at from shop.promotion where for_account_id = ${id}`,
  redeemed_codes: (id) => sql`
    select batch.dealer, batch.gives, code.redeemed_at,
           (select jsonb_agg(licence.serial order by licence.id)
              from shop.redeemed_licence given join shop.licence on licence.id = given.licence_id
             where given.code_hash = code.hash and licence.account_id = ${id}) as serials
      from shop.redeem_code code join shop.code_batch batch on batch.id = code.batch_id
     where code.account_id = ${id} order by code.redeemed_at`,
  trials: (id) => sql`select used_at from shop.trial_use where account_id = ${id}`,
  licences: (id) => sql`
    select pid, serial, legacy_serial, authentication_string, seats, granted_at, upgraded_at, revoked_at
      from shop.licence where account_id = ${id} order by granted_at`,
  activations: (id) => sql`
    select licence.serial, subscription.path as plan, device_id, device_name, system, app_version, activated_at,
           last_seen_at, activation.ended_at
      from shop.activation
      left join shop.licence on licence.id = activation.licence_id
      left join shop.subscription on subscription.id = activation.subscription_id
     where licence.account_id = ${id} or subscription.account_id = ${id} order by activated_at`,
  transfers: (id) => sql`
    select licence.serial, transfer.to_email, transfer.state, transfer.created_at, transfer.ended_at,
           transfer.from_account_id = ${id} as given
      from shop.licence_transfer transfer join shop.licence on licence.id = transfer.licence_id
     where from_account_id = ${id} or to_account_id = ${id} order by transfer.created_at`,
  subscriptions: (id) => sql`
    select path, state, currency, price, sub_interval, sub_interval_unit, began_at, trial_ends_at,
           next_charge_at, canceled_at, ends_at, ended_at, entitled_until, card_ending, activation_key,
           (select jsonb_agg(jsonb_build_object('reference', reference, 'state', charge.state,
                     'currency', charge.currency, 'total', total, 'charged_at', charged_at)
                     order by charged_at)
              from shop.subscription_charge charge where charge.subscription_id = plan.id) as charges
      from shop.subscription plan where account_id = ${id} order by began_at`,
  plan_changes: (id) => sql`
    select from_path, to_path, status, requested_at, settled_at
      from shop.plan_change change join shop.subscription plan on plan.id = change.subscription_id
     where plan.account_id = ${id} order by requested_at`,
  renewal_consents: (id) => sql`
    select consent.path, terms, consent.language, consent.currency, consent.price,
           consent.sub_interval, consent.sub_interval_unit, trial_days, given_at
      from shop.renewal_consent consent
      left join shop.checkout on checkout.id = consent.checkout_id
      left join shop.plan_change change on change.id = consent.plan_change_id
      left join shop.subscription plan on plan.id = change.subscription_id
     where ${id} in (checkout.account_id, plan.account_id) order by given_at`,
  cookie_answers: (id) => sql`
    select status, inventory_version, language, answered_at
      from shop.consent_record where account_id = ${id} order by answered_at`,
  withdrawals: (id) => sql`
    select name, email, reference, part, state, received_at, settled_at from shop.withdrawal
     where email = (select email from shop.account where id = ${id})
        or order_id in (select id from shop.order where account_id = ${id}) order by received_at`,
  email_change: (id) => sql`
    select new_email, old_confirmed_at, new_confirmed_at, created_at
      from shop.email_change where account_id = ${id}`,
  merged_accounts: (id) => sql`
    select created_at, merged_at from shop.account_merge
     where ${id} in (kept_account_id, merged_account_id) order by created_at`,
  erasure: (id) => sql`
    select requested_at, due_at from shop.account_erasure where account_id = ${id}`,
  data_exports: (id) => sql`
    select requested_at, expires_at from shop.data_export where account_id = ${id}
     order by requested_at`,
  cart: (id) => sql`
    select items, language, currency, updated_at, reminded_at from shop.cart_snapshot where account_id = ${id}`,
  sign_ins: (id) => sql`
    select user_agent, country, created_at, last_seen_at, expires_at
      from shop.session where account_id = ${id} order by created_at`,
  passkeys: (id) => sql`
    select name, created_at, last_used_at from shop.passkey where account_id = ${id} order by created_at`,
};

/** Everything that we store about a person, as one snapshot. */
export async function gatherData(transact: Transact, accountId: number): Promise<object> {
  return transact(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    const gathered: Record<string, unknown> = {};
    for (const [name, select] of Object.entries(parts))
      gathered[name] = (await transaction.execute(select(accountId))).rows;
    return gathered;
  });
}
