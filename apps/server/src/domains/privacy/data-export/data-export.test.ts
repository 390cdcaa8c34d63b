import type { Storage } from "@autotune/storage";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { modules } from "../../../app/modules.ts";
import { giveBelongings } from "../../identity/account-merges/testing/give-belongings.ts";
import { openRightsShop, type RightsShop } from "../erasure/testing/rights-shop.ts";
import { noteSending, noteDeliveryIssue } from "../../../platform/mail-delivery/repository.ts";
import { exportKey } from "./export-key.ts";
import { gatherData } from "./gather-data.ts";
import { removeOldExports } from "./jobs.ts";
import { writeExports } from "./write-exports.ts";

let shop: RightsShop;
beforeAll(async () => {
  shop = await openRightsShop();
}, 60_000);
afterAll(() => shop.close());

const nothing = { orders: 0, licences: 0, plans: 0, transfers: 0, exports: 0 };

/** Every column that names an account, and the part of the file that covers it; null where it reveals nothing. */
const partOf: Record<string, string | null> = {
  "account_erasure.account_id": "erasure",
  "account_merge.kept_account_id": "merged_accounts",
  "account_merge.merged_account_id": "merged_accounts",
  // Hashes that open an account or recognise a browser.
  "account_setup_token.account_id": null,
  "known_device.account_id": null,
  "passkey_challenge.account_id": null,
  "password_reset_token.account_id": null,
  "cart_snapshot.account_id": "cart",
  "checkout.account_id": "checkouts",
  "consent_record.account_id": "cookie_answers",
  "data_export.account_id": "data_exports",
  "email_change.account_id": "email_change",
  "licence.account_id": "licences",
  "licence_transfer.from_account_id": "transfers",
  "licence_transfer.to_account_id": "transfers",
  "order.account_id": "orders",
  "passkey.account_id": "passkeys",
  "policy_notice.account_id": "policy_notices",
  "session.account_id": "sign_ins",
  "subscription.account_id": "subscriptions",
  "coupon.for_account_id": "coupons_given",
  "promotion.for_account_id": "promotions_given",
  "redeem_code.account_id": "redeemed_codes",
  "trial_use.account_id": "trials",
};

interface Listed {
  readonly id: string;
  readonly ready_at: string | null;
  readonly size: number | null;
}
type Customer = Awaited<ReturnType<RightsShop["newCustomer"]>>;

/** What is found by the email address, or the person, of an account. */
const byEmail = new Set([
  "newsletter",
  "beta_signups",
  "price_alerts",
  "mails",
  "mail_reports",
  "withdrawals",
  "cancellations",
  "coupons",
  "coupons_given",
  "promotions",
]);

const list = async ({ visitor }: Customer) =>
  (await visitor.get("data-exports")).json<{ data: Listed[] }>().data;
const fetchFile = ({ visitor }: Customer, id: string) => visitor.get(`/data-exports/${id}`);

async function readyExport(customer: Customer): Promise<Listed> {
  expect((await customer.visitor.post("data-exports")).statusCode).toBe(202);
  return vi.waitFor(
    async () => {
      const [newest] = await list(customer);
      if (newest === undefined || newest.ready_at === null)
        throw new Error("It does not exist yet");
      return newest;
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** A bounced message. */
async function noteMail(email: string): Promise<void> {
  const { database } = shop.web;
  const mail = { messageId: email, email, kind: "order", withheldFor: null } as const;
  const sendingId = await noteSending(database, mail);
  await noteDeliveryIssue(database, {
    sendingId,
    email,
    kind: "soft",
    status: "5.2.2",
    diagnostic: "",
  });
}

/** By hand: `proveMailbox` would also delete what bounced, because email arrives. */
const verifyMailbox = (accountId: number) =>
  shop.web.database.execute(
    sql`update shop.account set mailbox_proved_at = now() where id = ${accountId}`,
  );

describe("a copy of one's data", () => {
  it("holds all data of the person and nothing that opens the account", async () => {
    const customer = await shop.newCustomer();
    const amounts = { orders: 3, licences: 2, plans: 1, transfers: 1, exports: 0 };
    await giveBelongings(shop.web.database, customer, amounts);
    await noteMail(customer.email);
    await verifyMailbox(customer.id);
    const { id, size } = await readyExport(customer);
    const file = await fetchFile(customer, id);
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="autotune-data-/);
    expect(Number(file.headers["content-length"])).toBe(size);
    const data = file.json<Record<string, object[]>>();
    const counts = Object.fromEntries(
      Object.entries(data).flatMap(([name, rows]) =>
        Array.isArray(rows) ? [[name, rows.length]] : [],
      ),
    );
    expect(counts).toEqual({
      account: 1,
      newsletter: 0,
      price_alerts: 0,
      beta_signups: 0,
      mails: 1,
      mail_reports: 1,
      orders: 4,
      checkouts: 4,
      told_to_affiliate_programme: 0,
      told_by_payment_provider: 1,
      coupons: 1,
      coupons_given: 0,
      promotions: 0,
      promotions_given: 0,
      redeemed_codes: 0,
      trials: 1,
      licences: 2,
      activations: 1,
      transfers: 1,
      subscriptions: 1,
      plan_changes: 0,
      renewal_consents: 0,
      cookie_answers: 0,
      withdrawals: 1,
      cancellations: 0,
      order_notes: 0,
      policy_agreements: 0,
      policy_notices: 0,
      email_change: 0,
      merged_accounts: 0,
      erasure: 0,
      data_exports: 1,
      cart: 1,
      sign_ins: 1,
      passkeys: 0,
    });
    const refunds = [expect.objectContaining({ amount: 0 })];
    expect(data["orders"]).toContainEqual(expect.objectContaining({ refunds }));
    expect(data["account"]?.[0]).toMatchObject({ email: customer.email, first_name: "Nina" });
    expect(file.body).not.toMatch(/hash|argon2|token/i);
    const [mailed] = await shop.mailsTo(customer.email, 1);
    expect(mailed?.text).toContain("/my-account/profile#your-data");
  });

  it("covers every table that names an account", async () => {
    const { rows } = await shop.web.database.execute<{ name: string }>(sql`
      select relname || '.' || attname as name
        from pg_constraint
        join pg_class on pg_class.oid = conrelid
        join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where contype = 'f' and confrelid = 'shop.account'::regclass`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(partOf).toSorted());
    const { id } = await shop.newCustomer();
    const gathered = Object.keys(await gatherData(shop.web.transact, modules, id));
    expect(gathered).toEqual(expect.arrayContaining(Object.values(partOf).filter(Boolean)));
  });

  it("holds withdrawals that were declared with another email address", async () => {
    const customer = await shop.newCustomer();
    await giveBelongings(shop.web.database, customer, { ...nothing, orders: 1 });
    await shop.web.database.execute(sql`
      update shop.withdrawal set email = 'at-work@studio.test' where email = ${customer.email}`);
    expect(await gatherData(shop.web.transact, modules, customer.id)).toMatchObject({
      withdrawals: [{ email: "at-work@studio.test" }],
    });
  });

  it("holds what was left with its email address only once the mailbox is verified", async () => {
    const { id, email } = await shop.newCustomer();
    const { database } = shop.web;
    // By somebody else: whoever signed up has only typed their email address.
    await noteMail(email);
    await database.execute(sql`
      insert into shop.newsletter_subscriber (email, language) values (${email}, 'en')`);
    await database.execute(sql`
      insert into shop.beta_signup (program, email, first_name, last_name, birth_year, language)
      values ('ios-app', ${email}, 'Mia', 'Legato', 1990, 'en')`);
    await database.execute(sql`
      insert into shop.price_alert (email, path, currency, amount, language)
      values (${email}, 'auto-tune-pro', 'EUR', 100, 'en')`);
    await database.execute(sql`
      insert into shop.withdrawal (name, email, reference, language)
      values ('Mia Legato', ${email}, 'R-1', 'en')`);
    await database.execute(sql`
      insert into shop.cancellation (name, email, reference, language)
      values ('Mia Legato', ${email}, 'R-1', 'en')`);
    await database.execute(sql`
      insert into shop.coupon (code, worth, combine, for_email)
      values ('FORMIA', '{"kind": "discount", "fraction": 0.5}', true, ${email})`);
    await database.execute(sql`
      insert into shop.coupon_use (code, person, provider_order_id)
      select 'SINGER20', person, gen_random_uuid() from shop.account where id = ${id}`);
    await database.execute(sql`
      insert into shop.promotion_use (code, person, provider_order_id)
      select 'SPRING', person, gen_random_uuid() from shop.account where id = ${id}`);
    const left = async () => {
      const gathered = Object.entries(await gatherData(shop.web.transact, modules, id));
      return Object.fromEntries(gathered.filter(([name]) => byEmail.has(name)));
    };
    expect(await left()).toEqual(Object.fromEntries([...byEmail].map((name) => [name, []])));
    await verifyMailbox(id);
    for (const [name, rows] of Object.entries(await left())) expect(rows, name).toHaveLength(1);
  });

  it("is announced although the mail server was down when it was ready", async () => {
    const customer = await shop.newCustomer();
    const down = vi.spyOn(shop.worker, "sendMail").mockRejectedValueOnce(new Error("down"));
    await readyExport(customer);
    await vi.waitFor(() => expect(down).toHaveBeenCalledTimes(2), { timeout: 15_000 });
    down.mockRestore();
    const [mailed] = await shop.mailsTo(customer.email, 1);
    expect(mailed?.messageId).toContain("export-");
  }, 30_000);

  it("leaves no file where its owner was erased meanwhile, or its job gave up", async () => {
    const { id: accountId } = await shop.newCustomer();
    const begin = async () => {
      const { rows } = await shop.web.database.execute<{ id: string }>(sql`
        insert into shop.data_export (account_id, expires_at)
        values (${accountId}, now() + interval '7 days') returning id`);
      return rows[0]?.id ?? "";
    };
    const expire = (id: string) =>
      shop.web.database.execute(
        sql`update shop.data_export set expires_at = now() where id = ${id}`,
      );
    const [overtaken, givenUp] = [await begin(), await begin()];
    const { storage } = shop;
    const late: Storage = {
      open: (...args) => storage.open(...args),
      remove: (name) => storage.remove(name),
      async put(...file) {
        await storage.put(...file);
        await expire(overtaken);
      },
    };
    await writeExports(shop.worker, late).run({ exportId: overtaken });
    expect(await storage.open(exportKey(overtaken))).toBeUndefined();

    await storage.put(exportKey(givenUp), new Uint8Array(1), "application/json");
    await expire(givenUp);
    await removeOldExports(shop.worker, { storage }).run();
    expect(await storage.open(exportKey(givenUp))).toBeUndefined();
  });

  it("keeps its file where its job runs twice, and a job that was cut off leaves none", async () => {
    const customer = await shop.newCustomer();
    const begin = async () => {
      const { rows } = await shop.web.database.execute<{ id: string }>(sql`
        insert into shop.data_export (account_id, expires_at)
        values (${customer.id}, now() + interval '7 days') returning id`);
      return rows[0]?.id ?? "";
    };
    const { storage, worker } = shop;
    const id = await begin();
    const slow: Storage = {
      open: (...args) => storage.open(...args),
      remove: (name) => storage.remove(name),
      async put(...file) {
        // Delivered again, because this run takes so long.
        await writeExports(worker, storage).run({ exportId: id });
        await storage.put(...file);
      },
    };
    await writeExports(worker, slow).run({ exportId: id });
    await writeExports(worker, storage).run({ exportId: id });
    const file = await fetchFile(customer, id);
    expect(file.json()).toMatchObject({ account: [{ email: customer.email }] });
    await shop.mailsTo(customer.email, 1);

    // Written and expired, and the process ended before it removed the file.
    const cutOff = await begin();
    await storage.put(exportKey(cutOff), new Uint8Array(1), "application/json");
    await shop.web.database.execute(sql`delete from shop.data_export where id = ${cutOff}`);
    await writeExports(worker, storage).run({ exportId: cutOff });
    expect(await storage.open(exportKey(cutOff))).toBeUndefined();
  });

  it("is written once for concurrent requests", async () => {
    const customer = await shop.newCustomer();
    const ids = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await customer.visitor.post("data-exports")).json<Listed>().id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it("is for its owner alone, and deleted after its time", async () => {
    const [owner, stranger] = [await shop.newCustomer(), await shop.newCustomer()];
    const { id } = await readyExport(owner);
    expect((await fetchFile(stranger, id)).statusCode).toBe(404);
    expect((await shop.browser().get(`/data-exports/${id}`)).statusCode).toBe(401);
    await shop.web.database.execute(
      sql`update shop.data_export set expires_at = now() where id = ${id}`,
    );
    expect((await fetchFile(owner, id)).statusCode).toBe(404);
    await removeOldExports(shop.worker, { storage: shop.storage }).run();
    expect(await shop.storage.open(`exports/${id}.json`)).toBeUndefined();
    expect(await list(owner)).toEqual([]);
  });
});
