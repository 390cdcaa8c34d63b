import type { MergeLookResponse } from "@autotune/contract";
import { order, refund, subscription } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../../test/settings.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { givePlan } from "../accounts/testing/give-plan.ts";
import { countStatuses, password } from "../accounts/testing/visitor.ts";
import {
  mailNamed,
  openAccountsWithMail,
  tokenIn,
  type AccountsWithMail,
  type Customer,
} from "../accounts/testing/accounts-with-mail.ts";
import { proveMailbox } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { installerLinks } from "../../licensing/downloads/installer-links.ts";
import { sendOrderEmails } from "../../orders/orders/send-order-email.ts";
import { sendRefundEmails } from "../../orders/orders/send-refund-email.ts";
import { sendPlanEmails } from "../../subscriptions/plan-emails/send-plan-email.ts";
import { deleteOldMerges, settleRecentMerges } from "./jobs.ts";
import { giveBelongings } from "./testing/give-belongings.ts";

let shop: AccountsWithMail;
beforeAll(async () => {
  shop = await openAccountsWithMail();
}, 60_000);
afterAll(() => shop.close());

const database = () => shop.web.database;

const requestMerge = ({ visitor }: Customer, email: string) =>
  visitor.post("account-merges", { email });
const look = (token: string) => shop.browser().post("account-merges/look", { token });
const confirm = (token: string, visitor = shop.browser()) =>
  visitor.post("account-merges/confirm", { token });

/** Two accounts of one person; the remaining one has requested the merge, and the other mailbox got the token. */
async function newMergeRequest() {
  const [kept, merged] = [await shop.newCustomer(), await shop.newCustomer()];
  expect((await requestMerge(kept, ` ${merged.email.toUpperCase()}`)).statusCode).toBe(202);
  const [mailed] = await shop.mailsTo(merged.email, 1);
  return { kept, merged, token: tokenIn(mailed) };
}

const errorOf = (response: { statusCode: number; json: () => { error: string } }) => [
  response.statusCode,
  response.json().error,
];

/** Every column that names an account, and what happens to its rows in a merge. */
const fates: Record<string, "moves" | "ends" | "one stays" | "tells of merges"> = {
  "account_erasure.account_id": "ends",
  "account_merge.kept_account_id": "tells of merges",
  "account_merge.merged_account_id": "tells of merges",
  "account_setup_token.account_id": "ends",
  "cart_snapshot.account_id": "one stays",
  "checkout.account_id": "moves",
  "consent_record.account_id": "moves",
  "coupon.for_account_id": "moves",
  "data_export.account_id": "moves",
  "email_change.account_id": "ends",
  "known_device.account_id": "ends",
  "licence.account_id": "moves",
  "licence_transfer.from_account_id": "moves",
  "licence_transfer.to_account_id": "moves",
  "order.account_id": "moves",
  "passkey.account_id": "ends",
  "passkey_challenge.account_id": "ends",
  "password_reset_token.account_id": "ends",
  "policy_notice.account_id": "moves",
  "promotion.for_account_id": "moves",
  "redeem_code.account_id": "moves",
  "session.account_id": "ends",
  "subscription.account_id": "moves",
  "trial_use.account_id": "moves",
};

async function columnsOfAccounts(): Promise<string[]> {
  const { rows } = await database().execute<{ name: string }>(sql`
    select relname || '.' || attname as name
      from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' and confrelid = 'shop.account'::regclass
     order by 1`);
  return rows.map(({ name }) => name);
}

/** How many rows of each column belong to an account. */
async function countBelongings({ id }: Customer): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(fates)) {
    const [table = "", column = ""] = name.split(".");
    const { rows } = await database().execute<{ count: number }>(sql`
      select count(*)::integer as count from shop.${sql.identifier(table)}
       where ${sql.identifier(column)} = ${id}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** How many rows exist of what has no direct owner. */
async function countRest() {
  const { rows } = await database().execute(sql`
    select (select count(*) from shop.order_line) as lines,
           (select count(*) from shop.activation) as activations`);
  return rows[0];
}

/** What opens an account or is pending to change it. */
async function giveKeys({ id, email }: Customer): Promise<void> {
  const key = hashToken(createToken());
  await database().execute(sql`
    with reset as (
      insert into shop.password_reset_token (token_hash, account_id) values (${key}, ${id})),
    setup as (insert into shop.account_setup_token (token_hash, account_id) values (${key}, ${id})),
    change as (insert into shop.email_change (account_id, new_email) values (${id}, 'x@y.test')),
    erasure as (insert into shop.account_erasure (account_id, due_at) values (${id}, now())),
    challenge as (insert into shop.passkey_challenge (token_hash, challenge, account_id)
      values (${key}, 'x', ${id}))
    insert into shop.passkey
      (credential_id, account_id, public_key, counter, transports, is_backed_up, name)
    values (${key}, ${id}, ${key}, 0, '{}', false, ${email})`);
}

describe("price alerts of one mailbox", () => {
  it.each([
    [
      "goes along to an account whose mailbox is known, without the links that the other one had",
      true,
    ],
    ["does not begin to write to a mailbox that nobody has shown to be theirs", false],
  ])("%s", async (_title, isKnown) => {
    const { kept, merged, token } = await newMergeRequest();
    if (isKnown) await proveMailbox(database(), kept.email);
    await database().execute(sql`
      with wish as (
        insert into shop.price_alert (email, path, currency, amount, language, confirmed_at)
        values (${merged.email}, 'choir', 'EUR', 100, 'en', now()) returning id)
      insert into shop.price_alert_token (token_hash, alert_id)
      select ${hashToken(createToken())}, id from wish`);
    expect((await confirm(token, kept.visitor)).statusCode).toBe(200);
    const { rows } = await database().execute(sql`
      select email, (select count(*)::integer from shop.price_alert_token where alert_id = id) as links
        from shop.price_alert where email in (${kept.email}, ${merged.email})`);
    expect(rows).toEqual(isKnown ? [{ email: kept.email, links: 0 }] : []);
  });
});

describe("two accounts of one person", () => {
  it("have a rule for every column that names an account", async () => {
    expect(await columnsOfAccounts()).toEqual(Object.keys(fates));
  });

  it.each([
    { orders: 0, licences: 0, plans: 0, transfers: 0, exports: 0 },
    { orders: 1, licences: 1, plans: 1, transfers: 1, exports: 1 },
    { orders: 7, licences: 5, plans: 2, transfers: 4, exports: 0 },
    { orders: 3, licences: 12, plans: 0, transfers: 0, exports: 2 },
  ])("are merged, and nothing is lost: %o", async (amounts) => {
    const { kept, merged, token } = await newMergeRequest();
    const stranger = await shop.newCustomer();
    const some = { orders: 2, licences: 3, plans: 1, transfers: 1, exports: 1 };
    await giveBelongings(database(), kept, some);
    await giveBelongings(database(), stranger, some);
    await giveBelongings(database(), merged, amounts);
    for (const customer of [kept, merged, stranger]) await giveKeys(customer);
    const before = { kept: await countBelongings(kept), merged: await countBelongings(merged) };
    const [others, rest] = [await countBelongings(stranger), await countRest()];

    const response = await confirm(token, kept.visitor);
    expect([response.statusCode, response.json()]).toEqual([200, { state: "merged" }]);

    const after = { kept: await countBelongings(kept), merged: await countBelongings(merged) };
    for (const [name, fate] of Object.entries(fates)) {
      if (fate === "tells of merges") continue;
      const had = before.kept[name] ?? 0;
      const got = fate === "moves" ? (before.merged[name] ?? 0) : 0;
      expect([name, after.merged[name], after.kept[name]]).toEqual([name, 0, had + got]);
    }
    // There was something to end.
    const ended = Object.keys(fates).filter((name) => fates[name] === "ends");
    expect(ended.filter((name) => before.merged[name] === 0)).toEqual([]);
    expect(await countBelongings(stranger)).toEqual(others);
    expect(await countRest()).toEqual(rest);
    expect(after.merged["account_merge.merged_account_id"]).toBe(1);
  });

  it("are merged where the remaining one had nothing: the cart is moved", async () => {
    const { kept, merged, token } = await newMergeRequest();
    const amounts = { orders: 1, licences: 0, plans: 0, transfers: 0, exports: 0 };
    await giveBelongings(database(), merged, amounts);
    await confirm(token, kept.visitor);
    const { rows } = await database().execute(
      sql`select email from shop.cart_snapshot where account_id = ${kept.id}`,
    );
    expect(rows).toEqual([{ email: kept.email }]);
  });

  it("keep the one active plan, whichever has it", async () => {
    for (const side of ["kept", "merged"] as const) {
      const both = await newMergeRequest();
      const planId = await givePlan(database(), both[side].id);
      expect((await confirm(both.token, both.kept.visitor)).statusCode).toBe(200);
      const { rows } = await database().execute(
        sql`select account_id::integer as owner from shop.subscription where id = ${planId}`,
      );
      expect(rows).toEqual([{ owner: both.kept.id }]);
    }
  });

  it("are not merged while both have an active plan, and may be retried", async () => {
    const { kept, merged, token } = await newMergeRequest();
    await givePlan(database(), kept.id);
    const planId = await givePlan(database(), merged.id, { state: "canceled" });
    expect(errorOf(await confirm(token, kept.visitor))).toEqual([409, "planInBoth"]);
    expect((await merged.visitor.get("user")).statusCode).toBe(200);
    await database().execute(
      sql`update shop.subscription set state = 'deactivated' where id = ${planId}`,
    );
    expect((await confirm(token, kept.visitor)).statusCode).toBe(200);
  });

  it("leave nothing of the one that ends: nobody can sign in, and its email address is free", async () => {
    const { kept, merged, token } = await newMergeRequest();
    await database().execute(sql`
      update shop.account set street = '1 Sound St', city = 'Nashville', country = 'US',
             home_phone = '+1 615 0100', language = 'es' where id = ${merged.id}`);
    await confirm(token, kept.visitor);
    expect((await merged.visitor.get("user")).statusCode).toBe(401);
    expect((await shop.browser().signIn(merged.email, password)).statusCode).toBe(401);
    const { rows } = await database().execute<{ kept: string }>(
      sql`select a::text as kept from shop.account a where id = ${merged.id}`,
    );
    const left = rows[0]?.kept ?? "";
    expect(left).toMatch(/merged-[\da-f-]{36}@erased\.invalid/);
    for (const trace of [merged.email, "Nina", "Voss", "Sound", "Nashville", "615"])
      expect(left).not.toContain(trace);
    // Missing profile fields were filled from the merged account.
    expect((await kept.visitor.get("user")).json()).toMatchObject({
      email: kept.email,
      pi_street: "1 Sound St",
      pi_city: "Nashville",
      pi_country: "US",
      pi_home_phone: "+1 615 0100",
      language_preference: "es",
    });
    expect((await shop.browser().createAccount(merged.email)).statusCode).toBe(201);
  });

  it("keep the postal address of the one that stays, and never mix two", async () => {
    const { kept, merged, token } = await newMergeRequest();
    await database().execute(
      sql`update shop.account set city = 'Berlin', country = 'DE' where id = ${kept.id}`,
    );
    await database().execute(sql`
      update shop.account set street = '1 Sound St', city = 'Nashville' where id = ${merged.id}`);
    await confirm(token, kept.visitor);
    expect((await kept.visitor.get("user")).json()).toMatchObject({
      pi_street: "",
      pi_city: "Berlin",
      pi_country: "DE",
    });
  });

  it("are both notified", async () => {
    const { kept, merged, token } = await newMergeRequest();
    await confirm(token, kept.visitor);
    const mails = [await shop.mailsTo(kept.email, 1), await shop.mailsTo(merged.email, 2)];
    for (const mailed of mails.map((received) => mailNamed(received, "merged"))) {
      expect(mailed?.text).toContain(kept.email);
      expect(mailed?.text).toContain(merged.email);
    }
  });

  it("are merged also where one bought as a guest and never set a password", async () => {
    const [kept, guest] = [await shop.newCustomer(), await shop.newCustomer()];
    await database().execute(sql`
      update shop.account set password_hash = null where id = ${guest.id}`);
    await requestMerge(kept, guest.email);
    const [mailed] = await shop.mailsTo(guest.email, 1);
    expect((await confirm(tokenIn(mailed), kept.visitor)).statusCode).toBe(200);
  });

  it("are merged also where a third was merged into one before", async () => {
    const first = await newMergeRequest();
    await confirm(first.token, first.kept.visitor);
    const second = await shop.newCustomer();
    await requestMerge(second, first.kept.email);
    const mailed = mailNamed(await shop.mailsTo(first.kept.email, 2), "merge");
    expect((await confirm(tokenIn(mailed), second.visitor)).statusCode).toBe(200);
    const { rows } = await database().execute(sql`
      select kept_account_id::integer as kept from shop.account_merge
       where merged_account_id = ${first.merged.id}`);
    expect(rows).toEqual([{ kept: second.id }]);
  });
});

describe("pending licence transfers", () => {
  it("to the email address that ends go to the one that stays; none goes to oneself", async () => {
    const { kept, merged, token } = await newMergeRequest();
    const giver = await shop.newCustomer();
    const offer = async (from: Customer, to: string) => {
      const serial = createToken();
      const { rows } = await database().execute<{ id: string }>(sql`
        with given as (
          insert into shop.licence (ordinal, account_id, pid, serial, authentication_string)
          values (0, ${from.id}, 'PID', ${serial}, ${serial}) returning id)
        insert into shop.licence_transfer (licence_id, from_account_id, to_email, taker_token_hash)
        select id, ${from.id}, ${to}, ${hashToken(serial)} from given returning id`);
      return rows[0]?.id;
    };
    const ids = [await offer(giver, merged.email), await offer(kept, merged.email)];
    await confirm(token, kept.visitor);
    const { rows } = await database().execute(sql`
      select to_email, state, taker_token_hash is null as is_over from shop.licence_transfer
       where id in ${ids} order by from_account_id = ${kept.id}`);
    expect(rows).toEqual([
      { to_email: kept.email, state: "open", is_over: false },
      { to_email: kept.email, state: "withdrawn", is_over: true },
    ]);
  });
});

describe("the emailed link", () => {
  it("shows which accounts it would merge, as often as it is opened", async () => {
    const { kept, merged, token } = await newMergeRequest();
    for (let times = 0; times < 2; times += 1)
      expect((await look(token)).json<MergeLookResponse>()).toEqual({
        kept_email: kept.email,
        merged_email: merged.email,
      });
  });

  it("is rejected where the account that stays is not signed in", async () => {
    const { kept, merged, token } = await newMergeRequest();
    const stranger = await shop.newCustomer();
    for (const visitor of [shop.browser(), merged.visitor, stranger.visitor])
      expect(errorOf(await confirm(token, visitor))).toEqual([403, "keptAccountRequired"]);
    expect((await merged.visitor.get("user")).statusCode).toBe(200);
    expect((await confirm(token, kept.visitor)).statusCode).toBe(200);
  });

  it("works once, also for concurrent requests", async () => {
    const { kept, token } = await newMergeRequest();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => confirm(token, kept.visitor)),
    );
    expect(countStatuses(responses)).toEqual({ 200: 1, 400: 4 });
    expect(errorOf(await look(token))).toEqual([400, "linkExpired"]);
  });

  it("expires after a day, and when a newer one is sent", async () => {
    const { kept, merged, token } = await newMergeRequest();
    await requestMerge(kept, merged.email);
    const [, mailed] = await shop.mailsTo(merged.email, 2);
    expect(errorOf(await confirm(token, kept.visitor))).toEqual([400, "linkExpired"]);
    const newer = tokenIn(mailed);
    expect((await look(newer)).statusCode).toBe(200);
    await database().execute(sql`
      update shop.account_merge set created_at = created_at - interval '24 hours 1 minute'
       where kept_account_id = ${kept.id}`);
    expect(errorOf(await look(newer))).toEqual([400, "linkExpired"]);
    expect(errorOf(await confirm(newer, kept.visitor))).toEqual([400, "linkExpired"]);
    expect(await deleteOldMerges(database())).toBe(1);
  });

  it.each(["", "x", createToken()])("is rejected where it was never sent: “%s”", async (token) => {
    const { visitor } = await shop.newCustomer();
    expect(errorOf(await look(token))).toEqual([400, "linkExpired"]);
    expect(errorOf(await confirm(token, visitor))).toEqual([400, "linkExpired"]);
  });

  it("of both directions at once ends one account, and not both", async () => {
    const { kept, merged, token } = await newMergeRequest();
    await requestMerge(merged, kept.email);
    const [mailed] = await shop.mailsTo(kept.email, 1);
    const responses = await Promise.all([
      confirm(token, kept.visitor),
      confirm(tokenIn(mailed), merged.visitor),
    ]);
    expect(countStatuses(responses)).toEqual({ 200: 1, 400: 1 });
  });
});

describe("requesting a merge", () => {
  it("gets the same response whether or not the email address has an account", async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const [known, unknown] = [
      await requestMerge(customer, other.email),
      await requestMerge(customer, "nobody@studio.test"),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await shop.mailsTo(other.email, 1);
    await shop.mailsTo("nobody@studio.test", 0);
  });

  it("requires a session and a valid email address other than one's own", async () => {
    const customer = await shop.newCustomer();
    expect((await shop.browser().post("account-merges", { email: "a@b.test" })).statusCode).toBe(
      401,
    );
    for (const email of ["", "nina", customer.email, ` ${customer.email.toUpperCase()} `])
      expect(errorOf(await requestMerge(customer, email))).toEqual([400, "invalidEmail"]);
  });

  it("is limited to ten an hour", async () => {
    const customer = await shop.newCustomer();
    const responses = [];
    for (let times = 0; times < 12; times += 1)
      responses.push(await requestMerge(customer, `nobody${times}@studio.test`));
    expect(countStatuses(responses)).toEqual({ 202: 10, 429: 2 });
  });
});

/** The one that an emptied account has now. */
async function readEmail(id: number): Promise<string> {
  const { rows } = await database().execute<{ email: string }>(
    sql`select email from shop.account where id = ${id}`,
  );
  return rows[0]?.email ?? "";
}

it("an order that was written during a merge is moved", async () => {
  const { kept, merged, token } = await newMergeRequest();
  await confirm(token, kept.visitor);
  const amounts = { orders: 2, licences: 1, plans: 0, transfers: 0, exports: 0 };
  const email = await readEmail(merged.id);
  await giveBelongings(database(), { id: merged.id, email }, amounts);
  expect(await settleRecentMerges(shop.web)).toBe(1);
  const counts = await countBelongings(kept);
  expect([counts["order.account_id"], counts["licence.account_id"]]).toEqual([2, 1]);
  expect(await settleRecentMerges(shop.web)).toBe(0);
});

it("emails about records of a merged account wait until they have been moved", async () => {
  const { kept, merged, token } = await newMergeRequest();
  await confirm(token, kept.visitor);
  const amounts = { orders: 1, licences: 0, plans: 1, transfers: 0, exports: 0 };
  const email = await readEmail(merged.id);
  await giveBelongings(database(), { id: merged.id, email }, amounts);
  const [bought] = await database()
    .select({ orderId: order.id, returnId: refund.providerReturnId, reference: order.reference })
    .from(order)
    .innerJoin(refund, eq(refund.orderId, order.id))
    .where(eq(order.accountId, merged.id));
  const [plan] = await database()
    .select({ subscriptionId: subscription.id, path: subscription.path })
    .from(subscription)
    .where(eq(subscription.accountId, merged.id));
  if (bought === undefined || plan === undefined) throw new Error("Nothing was bought");
  const { orderId, returnId, reference } = bought;
  const { worker } = shop;
  const origin = settings.PUBLIC_URL;
  const news = { kind: "ended", key: "x", amount: null, date: null } as const;
  const mails = [
    () =>
      sendOrderEmails(worker, { origin, links: installerLinks("secret-of-a-test") }).run({
        orderId,
      }),
    () => sendRefundEmails(worker, origin).run({ returnId, reference, names: [] }),
    () =>
      sendPlanEmails(worker, { origin, findInvoice: async () => null }).run({ ...news, ...plan }),
  ];
  const before = (await shop.mailsTo(kept.email, 1)).length;
  for (const send of mails) await expect(send()).rejects.toThrow(`Account ${merged.id} was merged`);
  await settleRecentMerges(shop.web);
  for (const send of mails) await send();
  const received = await shop.mailsTo(kept.email, before + mails.length);
  for (const name of ["order", "refund", "plan"]) expect(mailNamed(received, name)).toBeDefined();
  await shop.mailsTo(email, 0);
});
