import { request } from "node:http";
import { coupon, promotion } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { buy, openPurchase, pay, providerOf, untilSettled } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import {
  countIssues,
  eventsOf,
  findOrder,
  licencesOf,
  makeCustomer,
  type Customer,
} from "./testing/customer.ts";

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeCustomer(shop);
});

describe("what an order gives", () => {
  it("is a licence of each product for each copy: of a product, a bundle and a gift", async () => {
    await buy(shop, {
      accountId: customer.accountId,
      lines: [
        { path: "auto-tune-pro", quantity: 2 },
        { path: "vocal-bundle", quantity: 2 },
        { path: "auto-key-gift", isFreebie: true },
      ],
    });
    const pids = (await customer.licences()).map(({ pid, ordinal }) => `${pid} ${ordinal}`);
    expect(pids.toSorted()).toEqual([
      "PID-auto-key 0",
      "PID-auto-tune-pro 0",
      "PID-auto-tune-pro 1",
      "PID-vocal-eq 0",
      "PID-vocal-eq 1",
      "PID-vocal-reverb 0",
      "PID-vocal-reverb 1",
    ]);
    expect(customer.mails()).toEqual(["order"]);
  });

  it("is a plan that lasts until its next charge", async () => {
    const { accountId } = customer;
    const { order } = await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
    const [plan, ...others] = await customer.plans();
    expect(others).toEqual([]);
    expect(plan).toMatchObject({
      providerSubscriptionId: order.items[0]?.subscription,
      path: "unlimited-monthly",
      state: "active",
      price: 2500,
      currency: "USD",
      cardEnding: "4242",
      trialEndsAt: null,
    });
    expect(plan?.entitledUntil).toEqual(plan?.nextChargeAt);
    const days = (Number(plan?.nextChargeAt) - Number(plan?.beganAt)) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect(await customer.licences()).toEqual([]);
  });

  it("is both plans, with one alert, where two were opened before either was paid", async () => {
    const { accountId } = customer;
    const before = await countIssues(shop, "secondPlan");
    const opened = [];
    for (const path of ["unlimited-monthly", "unlimited-yearly"])
      opened.push(await openPurchase(shop, { accountId, lines: [{ path }] }));
    const orders = await Promise.all(opened.map((one) => pay(shop, one)));
    await untilSettled(shop);
    expect((await customer.plans()).map(({ state }) => state)).toEqual(["active", "active"]);
    expect(await countIssues(shop, "secondPlan")).toBe(before + 1);
    // The same order under another event is no other plan.
    for (const { id } of await eventsOf(shop, orders[0]?.id ?? ""))
      await shop.sandbox.control("POST", `/events/${id}/redeliver`, { newId: true });
    await untilSettled(shop);
    expect(await countIssues(shop, "secondPlan")).toBe(before + 1);
  });

  it("is a plan and a trial, with an alert, where both were opened before either began", async () => {
    const { accountId } = customer;
    const before = await countIssues(shop, "secondPlan");
    const opened = [];
    for (const path of ["unlimited-monthly", "unlimited-monthly-14d-free"])
      opened.push(await openPurchase(shop, { accountId, lines: [{ path }] }));
    for (const one of opened) {
      await pay(shop, one);
      await untilSettled(shop);
    }
    expect((await customer.plans()).map(({ state }) => state)).toEqual(["active", "trial"]);
    expect(await countIssues(shop, "secondPlan")).toBe(before + 1);
  });

  it("is another plan without an alert where the first has ended", async () => {
    const { accountId } = customer;
    const before = await countIssues(shop, "secondPlan");
    await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
    await shop.connection.database.execute(sql`
      update shop.subscription set state = 'deactivated', ended_at = began_at, next_charge_at = null
       where account_id = ${accountId}`);
    await buy(shop, { accountId, lines: [{ path: "unlimited-yearly" }] });
    expect((await customer.plans()).map(({ state }) => state)).toEqual(["deactivated", "active"]);
    expect(await countIssues(shop, "secondPlan")).toBe(before);
  });

  it("is a bought plan beside given ones without an alert", async () => {
    const { accountId } = customer;
    const before = await countIssues(shop, "secondPlan");
    for (const line of [
      { path: "essentials-monthly", isFreebie: true },
      { path: "unlimited-monthly" },
      { path: "unlimited-yearly", isFreebie: true },
    ])
      await buy(shop, { accountId, lines: [line] });
    expect(await customer.plans()).toHaveLength(3);
    expect(await countIssues(shop, "secondPlan")).toBe(before);
  });

  it("waits for the money of a bank transfer, and its buyer is notified", async () => {
    const { accountId } = customer;
    const lines = [{ path: "auto-tune-pro" }];
    const { order } = await buy(shop, { accountId, lines }, { method: "bank" });
    expect(await findOrder(shop, order.id)).toMatchObject({ state: "pending" });
    expect([await customer.licences(), customer.mails()]).toEqual([[], ["order-pending"]]);
    await shop.sandbox.control("POST", `/orders/${order.id}/settle`, {});
    await untilSettled(shop);
    expect(await findOrder(shop, order.id)).toMatchObject({ state: "completed" });
    expect(await customer.licences()).toHaveLength(1);
    expect(customer.mails()).toEqual(["order-pending", "order"]);
  });

  it("uses up the coupon that it was paid with, and shows the discount", async () => {
    const { order } = await buy(shop, {
      accountId: customer.accountId,
      lines: [{ path: "auto-tune-pro", listPrice: 45_900, unitPrice: 41_310 }],
      couponCode: "SING10",
    });
    const { rows } = await shop.connection.database.execute(
      sql`select code, person from shop.coupon_use where provider_order_id = ${order.id}`,
    );
    expect(rows).toEqual([{ code: "SING10", person: customer.email }]);
    expect(await findOrder(shop, order.id)).toMatchObject({ subtotal: 45_900, discount: 4590 });
  });

  it("is granted in full, with an alert, where a single-use coupon was paid with twice", async () => {
    await shop.connection.database.insert(coupon).values({
      code: "ONCE",
      worth: { kind: "discount", fraction: 0.1 },
      combine: true,
      oncePerPerson: true,
    });
    const purchase = {
      accountId: customer.accountId,
      lines: [{ path: "auto-tune-pro", listPrice: 45_900, unitPrice: 41_310 }],
      couponCode: "ONCE",
    };
    const before = await countIssues(shop, "couponUsedTwice");
    // Both sessions are open before one is paid.
    const opened = [await openPurchase(shop, purchase), await openPurchase(shop, purchase)];
    const orders = await Promise.all(opened.map((one) => pay(shop, one)));
    await untilSettled(shop);
    expect(await customer.licences()).toHaveLength(2);
    expect(await countIssues(shop, "couponUsedTwice")).toBe(before + 1);
    // A repeated event changes nothing, and another person's use is separate.
    for (const { id } of await eventsOf(shop, orders[1]?.id ?? ""))
      await shop.sandbox.control("POST", `/events/${id}/redeliver`, { newId: true });
    await buy(shop, { ...purchase, accountId: (await makeCustomer(shop)).accountId });
    expect(await countIssues(shop, "couponUsedTwice")).toBe(before + 1);
  });

  it("is granted in full, with an alert, where a personal promotion was paid with twice", async () => {
    const { accountId } = customer;
    // From an earlier attempt.
    await shop.connection.database.delete(promotion);
    const own = { code: "OWN1-OWN1", offerTag: "own", prices: {} };
    await shop.connection.database.insert(promotion).values([
      { ...own, id: "own-1", forAccountId: accountId },
      { ...own, id: "all", code: "EVERYBODY" },
    ]);
    const purchase = { accountId, lines: [{ path: "auto-tune-pro" }], promotionCode: own.code };
    const before = await countIssues(shop, "promotionUsedTwice");
    const opened = [await openPurchase(shop, purchase), await openPurchase(shop, purchase)];
    await Promise.all(opened.map((one) => pay(shop, one)));
    await untilSettled(shop);
    expect(await customer.licences()).toHaveLength(2);
    expect(await countIssues(shop, "promotionUsedTwice")).toBe(before + 1);
    // A promotion published by editors counts for any number of orders.
    for (let order = 1; order <= 2; order++)
      await buy(shop, { ...purchase, promotionCode: "EVERYBODY" });
    expect(await countIssues(shop, "promotionUsedTwice")).toBe(before + 1);
    const { rows } = await shop.connection.database.execute(
      sql`select id, used_by_order is not null as used from shop.promotion order by id`,
    );
    expect(rows).toMatchObject([
      { id: "all", used: false },
      { id: "own-1", used: true },
    ]);
  });

  it("is nothing where the session was opened by the buyer's own script, even with our tag", async () => {
    const { checkoutId } = await openPurchase(shop, {
      accountId: customer.accountId,
      lines: [{ path: "auto-tune-pro" }, { path: "auto-key-gift", isFreebie: true }],
    });
    const session = await openSessionInBrowser({
      products: [{ path: "auto-key-gift", quantity: 1 }],
      tags: { checkout: checkoutId },
      paymentContact: { email: customer.email },
    });
    await pay(shop, { checkoutId, sessionId: session });
    await vi.waitFor(
      async () => {
        const { rows } = await shop.connection.database.execute<{ output: string }>(sql`
          select output::text from jobs.job where data ->> 'eventId' = (
            select event_id from shop.provider_event event
             where event.data -> 'tags' ->> 'checkout' = ${checkoutId})`);
        expect(rows[0]?.output).toContain("does not hold what its checkout does");
      },
      { timeout: 15_000, interval: 200 },
    );
    expect(await customer.licences()).toEqual([]);
    // Reset the alert: the other tests expect none.
    await shop.connection.database.execute(sql`
      update shop.provider_event set handled_at = now(), outcome = 'looked at'
       where handled_at is null`);
    await untilSettled(shop);
  });
});

describe("a guest's order", () => {
  const guest = { accountId: null, lines: [{ path: "auto-tune-pro" }] };

  it("creates an account without a password, and the email explains how to set it up", async () => {
    const email = `${crypto.randomUUID()}@studio.test`;
    await buy(shop, { ...guest, email });
    const { rows } = await shop.connection.database.execute<{ id: string }>(
      sql`select id, first_name, password_hash from shop.account where email = ${email}`,
    );
    expect(rows).toMatchObject([{ first_name: "Ana", password_hash: null }]);
    expect(await licencesOf(shop, Number(rows[0]?.id))).toHaveLength(1);
    const [mail] = shop.mailbox.mailsTo(email);
    const link = /http:\/\/shop\.localhost:3000\/setup\?gt=([\w-]{43})&e=(\S+)/.exec(
      mail?.text ?? "",
    );
    expect(decodeURIComponent(link?.[2] ?? "")).toBe(email);
    const { rows: tokens } = await shop.connection.database.execute(sql`
      select account_id::text from shop.account_setup_token
       where token_hash = sha256(${link?.[1] ?? ""}::bytea)`);
    expect(tokens).toEqual([{ account_id: String(rows[0]?.id) }]);
  });

  it("finds the account of an earlier order, and one whose owner has proved the mailbox since", async () => {
    const email = `${crypto.randomUUID()}@studio.test`;
    await buy(shop, { ...guest, email });
    await buy(shop, { ...guest, email });
    await shop.connection.database.execute(
      sql`update shop.account set mailbox_proved_at = now() where email = ${customer.email}`,
    );
    await buy(shop, { ...guest, email: customer.email });
    const { rows } = await shop.connection.database.execute(sql`
      select count(distinct account_id)::int as accounts, count(*)::int as orders from shop.order
        join shop.account on account.id = account_id where email = ${email}`);
    expect(rows).toEqual([{ accounts: 1, orders: 2 }]);
    expect(await customer.licences()).toHaveLength(1);
    expect(shop.mailbox.mailsTo(customer.email)[0]?.text).not.toContain("/setup");
  });
});

describe("a declined card", () => {
  it("is recorded with its origin and the claimed identity", async () => {
    const purchase = await openPurchase(shop, {
      accountId: customer.accountId,
      lines: [{ path: "auto-tune-pro" }],
      place: "203.0.113.7",
    });
    await expect(pay(shop, purchase, { card: "4000000000000002" })).rejects.toThrow("402");
    await untilSettled(shop);
    const { rows } = await shop.connection.database.execute(
      sql`select place, person from shop.declined_payment where checkout_id = ${purchase.checkoutId}`,
    );
    expect(rows).toEqual([{ place: "203.0.113.7", person: customer.email }]);
    await pay(shop, purchase);
    await untilSettled(shop);
    expect(await customer.licences()).toHaveLength(1);
  });
});

/** What any page can do with the provider's script. */
function openSessionInBrowser(body: object): Promise<string> {
  const { port } = new URL(shop.providerAccess.url);
  return new Promise((resolve, reject) => {
    const headers = {
      host: `autotune.test.pay.localhost:${port}`,
      "content-type": "application/json",
    };
    const path = "/embedded-autotune/builder/session";
    const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers }, (response) => {
      response.setEncoding("utf8");
      let text = "";
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve((JSON.parse(text) as { id: string }).id));
    });
    sent.on("error", reject);
    sent.end(JSON.stringify(body));
  });
}
