import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { giveBelongings } from "../../identity/account-merges/testing/give-belongings.ts";
import { givePlan } from "../../identity/accounts/testing/give-plan.ts";
import { password } from "../../identity/accounts/testing/visitor.ts";
import { exportKey } from "../data-export/export-key.ts";
import { eraseAccount, eraseAccounts } from "./jobs.ts";
import { openRightsShop, type RightsShop } from "./testing/rights-shop.ts";

let shop: RightsShop;
beforeAll(async () => {
  shop = await openRightsShop();
}, 60_000);
afterAll(() => shop.close());

const day = 24 * 60 * 60 * 1000;
type Customer = Awaited<ReturnType<RightsShop["newCustomer"]>>;
const requestErasure = ({ visitor }: Customer, given = password) =>
  visitor.post("erasure", { password: given });
const erase = ({ id }: Customer) => eraseAccount(shop.worker, shop.storage, id);
const makeDue = ({ id }: Customer) =>
  shop.web.database.execute(
    sql`update shop.account_erasure set due_at = now() - interval '1 minute' where account_id = ${id}`,
  );

const nothing = { orders: 0, licences: 0, plans: 0, transfers: 0, exports: 0 };

/** A copy of their data that is ready, and its key in the storage. */
async function giveFile({ id }: Customer): Promise<string> {
  const { rows } = await shop.web.database.execute<{ id: string }>(sql`
    insert into shop.data_export (account_id, ready_at, expires_at)
    values (${id}, now(), now() + interval '7 days') returning id`);
  const key = exportKey(rows[0]?.id ?? "");
  await shop.storage.put(key, new Uint8Array(1), "application/json");
  return key;
}

describe("erasing an account", () => {
  it("is due in 14 days, is confirmed by email once, and can be cancelled", async () => {
    const customer = await shop.newCustomer();
    const response = await requestErasure(customer);
    expect(response.statusCode).toBe(202);
    const { due_at: dueAt } = response.json<{ due_at: string }>();
    expect(Math.abs(Date.parse(dueAt) - Date.now() - 14 * day)).toBeLessThan(60_000);
    expect((await requestErasure(customer)).json()).toEqual({ due_at: dueAt });
    expect((await customer.visitor.get("erasure")).json()).toEqual({ due_at: dueAt });
    await shop.mailsTo(customer.email, 1);

    expect((await customer.visitor.delete("erasure")).statusCode).toBe(204);
    expect((await customer.visitor.delete("erasure")).statusCode).toBe(204);
    expect((await customer.visitor.get("erasure")).json()).toEqual({ due_at: null });
    await shop.mailsTo(customer.email, 2);
    await makeDue(customer);
    await erase(customer);
    expect((await customer.visitor.get("user")).statusCode).toBe(200);
  });

  it("needs the password, and a session", async () => {
    const customer = await shop.newCustomer();
    const rejected = await requestErasure(customer, "Chorus43up");
    expect([rejected.statusCode, rejected.json().error]).toEqual([403, "wrongPassword"]);
    expect((await shop.browser().post("erasure", { password })).statusCode).toBe(401);
    expect((await customer.visitor.get("erasure")).json()).toEqual({ due_at: null });
  });

  it("is not requested with a password that is reset meanwhile", async () => {
    const customer = await shop.newCustomer();
    let pending: ReturnType<typeof requestErasure> | undefined;
    await shop.web.transact(async (transaction) => {
      await transaction.execute(
        sql`update shop.account set password_hash = 'another' where id = ${customer.id}`,
      );
      pending = requestErasure(customer);
      await vi.waitFor(
        async () => {
          const { rows } = await shop.web.database.execute(sql`
            select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`);
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000, interval: 50 },
      );
    });
    const rejected = await pending;
    expect([rejected?.statusCode, rejected?.json().error]).toEqual([403, "wrongPassword"]);
    expect((await customer.visitor.get("erasure")).json()).toEqual({ due_at: null });
  });

  it("counts password guesses together with those for password changes", async () => {
    const customer = await shop.newCustomer();
    const change = (current: string) =>
      customer.visitor.post("/password/change", {
        current_password: current,
        password: "Tenor77Window",
      });
    for (let times = 0; times < 5; times += 1) {
      expect((await requestErasure(customer, "Chorus43up")).statusCode).toBe(403);
      expect((await change("Chorus43up")).statusCode).toBe(403);
    }
    for (const right of [await requestErasure(customer), await change(password)])
      expect([right.statusCode, right.json().error]).toEqual([429, "tooManyRequests"]);
  });

  it("is rejected for a plan that charges, and cancelled for one that was started since", async () => {
    const customer = await shop.newCustomer();
    const planId = await givePlan(shop.web.database, customer.id);
    const rejected = await requestErasure(customer);
    expect([rejected.statusCode, rejected.json().error]).toEqual([409, "planCharges"]);
    await shop.web.database.execute(
      sql`update shop.subscription set state = 'canceled' where id = ${planId}`,
    );
    expect((await requestErasure(customer)).statusCode).toBe(202);
    // A plan that was started in the meantime.
    await shop.web.database.execute(
      sql`update shop.subscription set state = 'active' where id = ${planId}`,
    );
    const file = await giveFile(customer);
    await makeDue(customer);
    await erase(customer);
    expect((await customer.visitor.get("user")).statusCode).toBe(200);
    expect((await customer.visitor.get("erasure")).json()).toEqual({ due_at: null });
    expect(await shop.storage.open(file)).toBeDefined();
    const names = (await shop.mailsTo(customer.email, 2)).map(({ messageId }) => messageId);
    expect(names.join()).toContain(`<erasure-stopped-${customer.id}-`);
    // A year later the plan ends, and nothing is erased.
    await shop.web.database.execute(
      sql`update shop.subscription set state = 'canceled' where id = ${planId}`,
    );
    await eraseAccounts(shop.worker, { storage: shop.storage }).run();
    expect((await customer.visitor.get("user")).statusCode).toBe(200);
  });

  it("waits while an order, a payment or a withdrawal is pending, and is done after it", async () => {
    const customer = await shop.newCustomer();
    await giveBelongings(shop.web.database, customer, { ...nothing, orders: 1 });
    await requestErasure(customer);
    await makeDue(customer);
    const change = (statement: SQL) => shop.web.database.execute(statement);
    const { id } = customer;
    const ofTheirs = sql`order_id in (select id from shop.order where account_id = ${id})`;
    const waits = async () => {
      await erase(customer);
      expect((await customer.visitor.get("user")).statusCode).toBe(200);
      expect((await customer.visitor.get("erasure")).json().due_at).not.toBeNull();
    };
    await change(sql`update shop.order set state = 'pending' where account_id = ${id}`);
    await waits();
    await change(sql`update shop.order set state = 'completed' where account_id = ${id}`);
    await change(sql`update shop.withdrawal set state = 'received' where ${ofTheirs}`);
    await waits();
    await change(sql`update shop.withdrawal set state = 'refused' where ${ofTheirs}`);
    await change(sql`
      insert into shop.checkout (id, account_id, language, country, currency, subtotal, lines, created_at)
      values (gen_random_uuid(), ${id}, 'en', 'US', 'USD', 0, '[]', now() - interval '1 day')`);
    await waits();
    await change(sql`
      update shop.checkout set created_at = now() - interval '3 days' where account_id = ${id}`);
    // Opened as a guest before they signed up: its order comes to their account.
    await change(sql`
      insert into shop.checkout (id, email, language, country, currency, subtotal, lines, created_at)
      values (gen_random_uuid(), ${customer.email}, 'en', 'US', 'USD', 0, '[]', now() - interval '1 day')`);
    await waits();
    await change(sql`
      update shop.checkout set created_at = now() - interval '3 days' where email = ${customer.email}`);
    await erase(customer);
    expect((await customer.visitor.get("user")).statusCode).toBe(401);
  });

  it("leaves an email address that nobody could guess or occupy", async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
    await shop.web.database.execute(sql`
      insert into shop.account (email, first_name, last_name, optin_marketing)
      values (${`erased-${customer.id}@erased.invalid`}, '', '', false)`);
    for (const erased of [customer, other]) {
      await requestErasure(erased);
      await makeDue(erased);
      await erase(erased);
    }
    const { rows } = await shop.web.database.execute<{ email: string }>(sql`
      select email from shop.account where id in (${customer.id}, ${other.id})`);
    for (const { email } of rows)
      expect(email).toMatch(/^erased-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@erased\.invalid$/);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(2);
  });

  it("that fails is retried, and does not block the next ones", async () => {
    const [broken, other] = [await shop.newCustomer(), await shop.newCustomer()];
    // As if an erasing statement met a fault.
    await shop.web.database.execute(
      sql.raw(`alter table shop.account
        add constraint broken check (id <> ${broken.id} or erased_at is null)`),
    );
    const files = [await giveFile(broken), await giveFile(other)];
    for (const customer of [broken, other]) {
      await requestErasure(customer);
      await makeDue(customer);
    }
    const { run } = eraseAccounts(shop.worker, { storage: shop.storage });
    await expect(run()).rejects.toThrow(`Not erased: ${broken.id}`);
    expect((await broken.visitor.get("user")).statusCode).toBe(200);
    expect((await broken.visitor.get("erasure")).json().due_at).not.toBeNull();
    expect((await other.visitor.get("user")).statusCode).toBe(401);
    const stored = await Promise.all(files.map((file) => shop.storage.open(file)));
    expect(stored.map((file) => file !== undefined)).toEqual([true, false]);
  });
});
