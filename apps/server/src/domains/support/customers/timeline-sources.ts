import { defaultLanguage } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";
import { subjectOfEvent } from "@autotune/database/schema";
import { nameOfPid } from "../../catalogue/products/name-of-pid.ts";
import { productName } from "../../catalogue/products/product-name.ts";
import { customerSubject } from "../../../platform/staff-calls/subject.ts";

/** Provider events are looked up for this many of a customer's newest orders. */
const ordersLookedUp = 200;

/**
 * Sources of a customer's timeline: each is a statement with the columns (at, key, kind, what, more, amount,
 * currency). Nothing that opens an account is included: no hash, no token, no authentication string.
 */
export function timelineSources(accountId: number): SQL[] {
  const orders = sql`(select id from shop."order" where account_id = ${accountId})`;
  const plans = sql`(select id from shop.subscription where account_id = ${accountId})`;
  return [
    ...ofAccount(accountId),
    ...ofOrders(accountId),
    ...ofPlans(plans),
    ...ofLicences(accountId),
    ofMails(accountId, { orders, plans }),
    ...ofProvider(accountId, plans),
    sql`select at, 'staff ' || id, 'staffActed', action,
               staff || coalesce(': ' || (details ->> 'reason'), ''), null, null
          from audit.entry where subject = ${customerSubject(accountId)} and action <> 'customer.read'`,
  ];
}

function ofAccount(accountId: number): SQL[] {
  const isTheirs = sql`account_id = ${accountId}`;
  return [
    // The first one names the columns' types.
    sql`select created_at, 'account ' || id, 'accountCreated'::text, email,
               case when legacy_id is not null then 'from the shop before' end,
               null::integer, null::text
          from shop.account where id = ${accountId}`,
    sql`select erased_at, 'erased ' || id, 'accountErased', '', null, null, null
          from shop.account where id = ${accountId}`,
    sql`select requested_at, 'erasure ' || account_id, 'erasureRequested',
               to_char(due_at, 'YYYY-MM-DD'), null, null, null
          from shop.account_erasure where ${isTheirs}`,
    sql`select requested_at, 'export ' || id, 'dataExported', '', null, null, null
          from shop.data_export where ${isTheirs}`,
    sql`select merged_at, 'merge ' || id, 'accountMerged', 'account ' || merged_account_id,
               'into account ' || kept_account_id, null, null
          from shop.account_merge where ${accountId} in (kept_account_id, merged_account_id)`,
    sql`select created_at, 'emailChange ' || id, 'emailChangeRequested', new_email, null, null, null
          from shop.email_change where ${isTheirs}`,
    sql`select created_at, 'reset ' || encode(sha256(token_hash), 'hex'), 'passwordResetRequested',
               '', null, null, null
          from shop.password_reset_token where ${isTheirs}`,
    sql`select created_at, 'session ' || id, 'signedIn', user_agent, nullif(country, ''), null, null
          from shop.session where ${isTheirs}`,
    sql`select created_at, 'passkey ' || id, 'passkeyAdded', name, null, null, null
          from shop.passkey where ${isTheirs}`,
  ];
}

function ofOrders(accountId: number): SQL[] {
  return [
    sql`select placed_at, 'order ' || id, 'orderPlaced', reference, state, total, currency
          from shop."order" where account_id = ${accountId}`,
    sql`select refunded_at, 'refund ' || provider_return_id, 'refunded', reference, null, amount, currency
          from shop.refund join shop."order" bought on bought.id = order_id
         where account_id = ${accountId}`,
    sql`select redeemed_at, 'code ' || encode(hash, 'hex'), 'codeRedeemed', dealer,
               'batch ' || batch.id, null, null
          from shop.redeem_code code join shop.code_batch batch on batch.id = code.batch_id
         where code.account_id = ${accountId}`,
    sql`select received_at, 'withdrawal ' || withdrawal.id, 'withdrawalReceived', bought.reference,
               nullif(part, ''), null, null
          from shop.withdrawal join shop."order" bought on bought.id = order_id
         where account_id = ${accountId}`,
    sql`select settled_at, 'settled ' || withdrawal.id, 'withdrawalSettled', bought.reference,
               withdrawal.state, null, null
          from shop.withdrawal join shop."order" bought on bought.id = order_id
         where account_id = ${accountId}`,
    sql`select given_at, 'consent ' || renewal_consent.id, 'renewalAgreed',
               renewal_consent.path, terms, price, renewal_consent.currency
          from shop.renewal_consent join shop.checkout on checkout.id = checkout_id
         where account_id = ${accountId}`,
  ];
}

function ofPlans(plans: SQL): SQL[] {
  const named = (path: SQL) => sql`coalesce(${productName(path, defaultLanguage)}, ${path})`;
  const isTheirs = sql`plan.id in ${plans}`;
  const once = (column: SQL, key: string, kind: string, more: SQL) => sql`
    select ${column}, ${sql.raw(`'${key} '`)} || id, ${sql.raw(`'${kind}'`)}, ${named(sql`plan.path`)},
           ${more}, null, null
      from shop.subscription plan where ${isTheirs}`;
  return [
    once(sql`began_at`, "plan", "planBegan", sql`null`),
    once(sql`canceled_at`, "cancel", "planCancelled", sql`null`),
    once(sql`ended_at`, "end", "planEnded", sql`null`),
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

function ofLicences(accountId: number): SQL[] {
  const name = nameOfPid(sql`licence.pid`, defaultLanguage);
  const once = (column: SQL, kind: string) => sql`
    select ${column}, ${sql.raw(`'${kind} '`)} || id, ${sql.raw(`'${kind}'`)}, ${name}, serial, null, null
      from shop.licence where account_id = ${accountId}`;
  const transfer = (column: SQL, kind: string, more: SQL) => sql`
    select ${column}, ${sql.raw(`'${kind} '`)} || transfer.id, ${sql.raw(`'${kind}'`)}, ${name}, ${more},
           null, null
      from shop.licence_transfer transfer join shop.licence on licence.id = licence_id
     where ${accountId} in (from_account_id, to_account_id)`;
  const device = (column: SQL, kind: string) => sql`
    select ${column}, ${sql.raw(`'${kind} '`)} || activation.id, ${sql.raw(`'${kind}'`)}, device_name,
           system || ' ' || app_version, null, null
      from shop.activation left join shop.licence on licence.id = licence_id
      left join shop.subscription plan on plan.id = subscription_id
     where licence.account_id = ${accountId} or plan.account_id = ${accountId}`;
  const side = sql`case when from_account_id = ${accountId} then 'to account ' || coalesce(to_account_id::text, '?')
    else 'from account ' || from_account_id end`;
  return [
    once(sql`granted_at`, "licenceGranted"),
    once(sql`upgraded_at`, "licenceUpgraded"),
    once(sql`revoked_at`, "licenceRevoked"),
    transfer(sql`created_at`, "transferBegan", side),
    transfer(sql`transfer.ended_at`, "transferEnded", sql`state || ', ' || ${side}`),
    device(sql`activated_at`, "deviceActivated"),
    device(sql`activation.ended_at`, "deviceDeactivated"),
  ];
}

/** Jobs that send an email and are not named after it. */
const mailingJobs = ["ask-mailbox", "ask-to-merge"];

/** Pending emails and those of the last days: finished jobs are purged after a week. */
function ofMails(accountId: number, { orders, plans }: { orders: SQL; plans: SQL }): SQL {
  const id = String(accountId);
  return sql`
    select created_on, 'job ' || id, 'mailQueued', name, state::text, null, null from jobs.job
     where (name like 'send-%' and name not like '%-failed' or name in ${mailingJobs}) and (
       ${id} in (data ->> 'accountId', data ->> 'keptAccountId')
       or data ->> 'email' = (select email from shop.account where id = ${accountId})
       or data ->> 'orderId' in (select id::text from ${orders} own)
       or data ->> 'subscriptionId' in (select id::text from ${plans} own)
       or data ->> 'returnId' in (select provider_return_id from shop.refund where order_id in ${orders})
       or data ->> 'withdrawalId' in (select id::text from shop.withdrawal where order_id in ${orders})
       or data ->> 'changeId' in (select id::text from shop.email_change where account_id = ${accountId})
       or data ->> 'transferId' in (select id::text from shop.licence_transfer
         where ${accountId} in (from_account_id, to_account_id)))`;
}

/** Provider events about their orders, plans and charges, and their outcome. */
function ofProvider(accountId: number, plans: SQL): SQL[] {
  const subjects = sql`(
    (select provider_order_id from shop."order" where account_id = ${accountId}
      order by placed_at desc limit ${ordersLookedUp})
    union all select provider_subscription_id from shop.subscription where account_id = ${accountId}
    union all select provider_key from shop.subscription_charge where subscription_id in ${plans})`;
  // Separate: handled ones are found by their subject, and of the others there are never many.
  return [sql`is not null`, sql`is null`].map(
    (isOrNot) => sql`
      select occurred_at, 'event ' || event_id, 'providerTold', type,
             coalesce(outcome, 'not handled yet'), null, null
        from shop.provider_event
       where handled_at ${isOrNot} and ${subjectOfEvent} in ${subjects}`,
  );
}
