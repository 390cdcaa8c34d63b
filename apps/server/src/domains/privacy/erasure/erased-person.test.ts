import { personKey } from "@autotune/commerce";
import { account, checkout, licence, order, refund, subscription } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giveBelongings } from "../../identity/account-merges/testing/give-belongings.ts";
import { password } from "../../identity/accounts/testing/visitor.ts";
import { activate } from "../../licensing/activations/activate.ts";
import { findCoupon } from "../../checkout/coupons/repository.ts";
import { accountOfOrder } from "../../orders/orders/account-of-order.ts";
import { installerLinks } from "../../licensing/downloads/installer-links.ts";
import { sendOrderEmails } from "../../orders/orders/send-order-email.ts";
import { sendRefundEmails } from "../../orders/orders/send-refund-email.ts";
import { resendOrder } from "../../support/console/resend-mails.ts";
import { sendPlanEmails } from "../../subscriptions/plan-emails/send-plan-email.ts";
import { hasUsedTrial } from "../../subscriptions/trials/has-used-trial.ts";
import { eraseAccount, eraseAccounts } from "./jobs.ts";
import { openRightsShop, type RightsShop } from "./testing/rights-shop.ts";

let shop: RightsShop;
beforeAll(async () => {
  shop = await openRightsShop();
}, 60_000);
afterAll(() => shop.close());

type Customer = Awaited<ReturnType<RightsShop["newCustomer"]>>;
const some = { orders: 2, licences: 2, plans: 1, transfers: 1, exports: 0 };

async function requestErasure({ id, visitor }: Customer): Promise<void> {
  expect((await visitor.post("erasure", { password })).statusCode).toBe(202);
  await shop.web.database.execute(
    sql`update shop.account_erasure set due_at = now() - interval '1 minute' where account_id = ${id}`,
  );
}
const erase = ({ id }: Customer) => eraseAccount(shop.worker, shop.storage, id);

/** Where in the shop's tables a word still occurs. */
async function findTraces(word: string): Promise<string[]> {
  const { rows: tables } = await shop.web.database.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'shop'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await shop.web.database.execute(sql`
      select from shop.${sql.identifier(name)} kept where kept::text ilike ${`%${word}%`} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it("nothing remains of an erased person but what the law requires us to retain", async () => {
  const customer = await shop.newCustomer();
  const { id, email, visitor } = customer;
  const { database } = shop.web;
  await giveBelongings(database, customer, some);
  await database.execute(sql`
    update shop.account set street = 'Vibrato Lane', city = 'Legatoville', home_phone = '+49 30 0815'
     where id = ${id}`);
  await database.execute(sql`
    insert into shop.newsletter_subscriber (email, language) values (${email}, 'en')`);
  await database.execute(sql`
    insert into shop.price_alert (email, path, currency, amount, language)
    values (${email}, 'auto-tune-pro', 'EUR', 100, 'en')`);
  await database.execute(sql`
    insert into shop.mail_report (email, kind, diagnostic) values (${email}, 'soft', 'Legatoville is full')`);
  await database.execute(sql`
    insert into shop.beta_signup (program, email, first_name, last_name, birth_year, language)
    values ('ios-app', ${email}, 'Nina', 'Legatoville', 1990, 'en')`);
  await database.execute(sql`
    update shop.checkout set email = ${email}, first_name = 'Nina', place = '198.51.100.0/24'
     where account_id = ${id}`);
  await database.execute(sql`
    update shop.activation set device_id = 'crescendo-mac', device_name = 'Crescendo'
     where licence_id in (select id from shop.licence where account_id = ${id})`);
  await database.execute(sql`
    insert into shop.coupon (code, worth, combine, for_email)
    values ('FORNINA', '{"kind": "discount", "fraction": 0.5}', true, ${email})`);
  await requestErasure(customer);
  await shop.mailsTo(email, 1);
  expect((await findTraces("198.51.100")).sort()).toContain("declined_payment");
  // A crash before its end, and a second run after it.
  await Promise.all([erase(customer), erase(customer)]);
  await eraseAccounts(shop.worker, { storage: shop.storage }).run();

  expect((await visitor.get("user")).statusCode).toBe(401);
  expect((await shop.browser().signIn(email, password)).statusCode).toBe(401);
  for (const word of [email, "Vibrato", "Legatoville", "0815", "198.51.100", "Crescendo"])
    expect(await findTraces(word), word).toEqual([]);
  expect(await database.$count(order, eq(order.accountId, id))).toBe(some.orders + some.plans);
  // Their personal coupons do not become public.
  expect((await findCoupon(database, "FORNINA", undefined))?.forEmail).toBe("");
  const [, last] = await shop.mailsTo(email, 2);
  expect(last?.messageId).toContain(`erased-${id}@`);
  expect((await shop.browser().createAccount(email)).statusCode).toBe(201);
});

it("a guest checkout that is paid late finds the emptied account and creates none", async () => {
  const customer = await shop.newCustomer();
  const { database } = shop.web;
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into shop.checkout (id, email, language, country, currency, subtotal, lines, created_at)
    values (gen_random_uuid(), ${customer.email}, 'en', 'US', 'USD', 0, '[]', now() - interval '9 days')
    returning id`);
  await requestErasure(customer);
  await erase(customer);
  const [opened] = await database
    .select()
    .from(checkout)
    .where(eq(checkout.id, rows[0]?.id ?? ""));
  if (opened === undefined) throw new Error("The checkout is gone");
  expect(opened.email).toBe("");
  const owner = await shop.web.transact((transaction) => accountOfOrder(transaction, opened));
  expect(owner).toBe(customer.id);
  expect(await database.$count(account, eq(account.email, ""))).toBe(0);
});

it("later provider events about them, and earlier ones about failed guest payments, are emptied too", async () => {
  const customer = await shop.newCustomer();
  const { id, email } = customer;
  const { database } = shop.web;
  await giveBelongings(database, customer, some);
  // An event about a declined card, of a checkout without an account.
  await database.execute(sql`
    with opened as (
      insert into shop.checkout (id, email, language, country, currency, subtotal, lines, created_at)
      values (gen_random_uuid(), ${email}, 'en', 'US', 'USD', 0, '[]', now() - interval '3 days')
      returning id),
    declined as (
      insert into shop.declined_payment (provider_order_id, checkout_id, place, person, declined_at)
      select id::text, id, '', ${email}, now() from opened returning provider_order_id)
    insert into shop.provider_event (event_id, type, live, occurred_at, data, handled_at)
    select gen_random_uuid(), 'order.failed', false, now(), jsonb_build_object(
      'id', provider_order_id, 'customer', jsonb_build_object('email', ${email}::text)), now()
      from declined`);
  await requestErasure(customer);
  // Sent later, it would be a trace.
  await shop.mailsTo(email, 1);
  await erase(customer);
  expect(await findTraces(email)).toEqual([]);
  const comesLate = (eventId: string, accountId: number, reportedEmail: string) =>
    database.execute(sql`
      insert into shop.provider_event (event_id, type, live, occurred_at, data, handled_at)
      select ${eventId}, 'return.created', false, now(), jsonb_build_object(
        'id', 'R', 'original', jsonb_build_object('id', provider_order_id),
        'customer', jsonb_build_object('email', ${reportedEmail}::text)), now()
        from shop.order where account_id = ${accountId} limit 1`);
  const other = await shop.newCustomer();
  await giveBelongings(database, other, some);
  await comesLate(`late-${id}`, id, email);
  await comesLate(`late-${other.id}`, other.id, "somebody@else.test");
  await eraseAccounts(shop.worker, { storage: shop.storage }).run();
  expect(await findTraces(email)).toEqual([]);
  expect(await findTraces("somebody@else.test")).toContain("provider_event");
});

it("limits per person still count for a person who comes back", async () => {
  const customer = await shop.newCustomer();
  const { email } = customer;
  const { database } = shop.web;
  await giveBelongings(database, customer, some);
  await database.execute(sql`
    insert into shop.coupon (code, worth, products, combine, once_per_person)
    values ('SINGER20', '{"kind": "discount", "fraction": 0.2}', '{}', true, true)`);
  await requestErasure(customer);
  await erase(customer);
  const person = sql`${personKey(email)}::text`;
  const { rows } = await database.execute(
    sql`select ${hasUsedTrial({ person, accountId: sql`null::bigint` })} as used`,
  );
  expect(rows).toEqual([{ used: true }]);
  expect((await findCoupon(database, "SINGER20", email))?.isUsed).toBe(true);
  expect((await findCoupon(database, "SINGER20", "other@studio.test"))?.isUsed).toBe(false);
});

it("licences and plans end with the account: the strings in old emails activate nothing", async () => {
  const customer = await shop.newCustomer();
  const { database } = shop.web;
  await giveBelongings(database, customer, some);
  await database.execute(sql`
    update shop.subscription set state = 'canceled', entitled_until = now() + interval '1 month'
     where account_id = ${customer.id}`);
  const [owned] = await database
    .select()
    .from(licence)
    .where(eq(licence.accountId, customer.id))
    .limit(1);
  const [plan] = await database
    .select()
    .from(subscription)
    .where(eq(subscription.accountId, customer.id));
  const device = {
    device_id: "studio-imac",
    device_name: "Studio",
    system: "mac" as const,
    app_version: "11",
  };
  const proofs = [
    {
      serial: owned?.serial ?? "",
      authentication_string: owned?.authenticationString ?? "",
      ...device,
    },
    { activation_key: plan?.activationKey ?? "", ...device },
  ];
  const tryAll = () =>
    shop.web.transact(async (transaction) => {
      const tried = [];
      for (const proof of proofs) tried.push(await activate(transaction, proof, new Date()));
      return tried;
    });
  expect(await tryAll()).toMatchObject([{ ok: true }, { ok: true }]);
  await requestErasure(customer);
  await erase(customer);
  const unknown = { ok: false, reason: "licenceUnknown" };
  expect(await tryAll()).toEqual([unknown, unknown]);
});

it("no email goes to an erased person, whatever happens to their orders and plans", async () => {
  const customer = await shop.newCustomer();
  const { database } = shop.web;
  await giveBelongings(database, customer, some);
  await requestErasure(customer);
  await erase(customer);
  const [bought] = await database
    .select({ id: order.id, reference: order.reference, returnId: refund.providerReturnId })
    .from(order)
    .innerJoin(refund, eq(refund.orderId, order.id))
    .where(eq(order.accountId, customer.id));
  const [plan] = await database
    .select()
    .from(subscription)
    .where(eq(subscription.accountId, customer.id));
  if (bought === undefined || plan === undefined) throw new Error("Nothing was bought");
  const { worker, origin } = shop;
  await sendOrderEmails(worker, { origin, links: installerLinks("secret-of-a-test") }).run({
    orderId: bought.id,
  });
  const { returnId, reference } = bought;
  await sendRefundEmails(worker, origin).run({ returnId, reference, names: [] });
  const { id: subscriptionId, path } = plan;
  const news = { kind: "ended", key: "x", amount: null, date: null } as const;
  const findInvoice = async () => null;
  await sendPlanEmails(worker, { origin, findInvoice }).run({ ...news, subscriptionId, path });
  await expect(
    shop.web.transact((transaction) =>
      resendOrder({ transaction, enqueue: async () => {} }, bought.reference),
    ),
  ).rejects.toMatchObject({ code: "changedMeanwhile" });
  const { rows } = await database.execute<{ email: string }>(
    sql`select email from shop.account where id = ${customer.id}`,
  );
  await shop.mailsTo(rows[0]?.email ?? "", 0);
});
