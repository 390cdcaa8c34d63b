import { randomUUID } from "node:crypto";
import { trialLimits } from "@autotune/commerce";
import { checkout, licence, orderLine } from "@autotune/database/schema";
import { chargeEvent, returnEvent } from "@autotune/payments/testing";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  buy,
  openPurchase,
  pay,
  providerOf,
  stopSweeping,
  untilSettled,
} from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { bounceAddresses } from "../../../platform/mail-delivery/bounce-addresses.ts";
import { takeReport } from "../../../platform/mail-delivery/take-report.ts";
import { deliveryNotice } from "../../../platform/mail-delivery/testing/reports.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { eventQueue } from "../inbox/event-queue.ts";
import {
  requestRefund,
  countIssues,
  eventsOf,
  findOrder,
  giveBack,
  makeCustomer,
  type Customer,
} from "./testing/customer.ts";

let shop: TestShop;
let customer: Customer;
let accountId: number;
beforeAll(async () => {
  shop = await openTestShop();
  await stopSweeping(shop);
  await providerOf(shop).pushProducts(productsToPush);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeCustomer(shop);
  ({ accountId } = customer);
});

const upgradePath = "auto-tune-pro-upgrade-from-pro-x";
const revoked = async () =>
  (await customer.licences()).filter(({ revokedAt }) => revokedAt !== null).map(({ pid }) => pid);

describe("an upgrade", () => {
  it("replaces the licence that it was paid with, and restores it when refunded", async () => {
    const sources = [await customer.giveLegacyLicence(), await customer.giveLegacyLicence()];
    const lines = [{ path: upgradePath, quantity: 2, sourceLicences: sources }];
    const { order } = await buy(shop, { accountId, lines });
    const [one, two, ...fresh] = await customer.licences();
    expect([one?.upgradedAt, two?.upgradedAt]).toEqual([expect.any(Date), expect.any(Date)]);
    expect(fresh.map(({ pid, sourceLicenceId }) => [pid, sourceLicenceId])).toEqual([
      ["PID-auto-tune-pro", sources[0]],
      ["PID-auto-tune-pro", sources[1]],
    ]);

    await giveBack(shop, order.id);
    const after = await customer.licences();
    expect(after.map(({ upgradedAt }) => upgradedAt)).toEqual([null, null, null, null]);
    expect(after.map(({ revokedAt }) => revokedAt !== null)).toEqual([false, false, true, true]);
    expect(customer.mails()).toEqual(["order", "refund"]);
  });

  it("to a bundle grants each part of it; one part that was upgraded since keeps the old one replaced", async () => {
    const source = await customer.giveLegacyLicence();
    const lines = [{ path: "vocal-bundle-upgrade-from-pro-x", sourceLicences: [source] }];
    const first = await buy(shop, { accountId, lines });
    const granted = (await customer.licences()).slice(1);
    expect(granted.map(({ pid, sourceLicenceId }) => [pid, sourceLicenceId])).toEqual([
      ["PID-vocal-eq", source],
      ["PID-vocal-reverb", source],
    ]);
    await giveBack(shop, first.order.id);
    expect((await customer.licences())[0]?.upgradedAt).toBeNull();

    const second = await buy(shop, { accountId, lines });
    await shop.connection.database
      .update(licence)
      .set({ upgradedAt: new Date() })
      .where(eq(licence.id, (await customer.licences()).at(-1)?.id ?? 0));
    await giveBack(shop, second.order.id);
    expect((await customer.licences())[0]?.upgradedAt).not.toBeNull();
  });

  it("whose licence is gone grants nothing: it is refunded, with an alert", async () => {
    const before = await countIssues(shop, "upgradeSourceGone");
    const source = await customer.giveLegacyLicence();
    const lines = [{ path: upgradePath, sourceLicences: [source] }];
    // Two windows, both decided while the licence was free.
    const first = await openPurchase(shop, { accountId, lines });
    const second = await openPurchase(shop, { accountId, lines: [{ path: "vocal-eq" }, ...lines] });
    await pay(shop, first);
    await untilSettled(shop);
    const late = await pay(shop, second);
    await untilSettled(shop);
    const owned = await customer.licences();
    expect(owned.map(({ pid }) => pid)).toEqual(["PID-pro-x", "PID-auto-tune-pro", "PID-vocal-eq"]);
    expect(await revoked()).toEqual([]);
    expect(owned[0]?.upgradedAt).not.toBeNull();
    const { id = 0 } = (await findOrder(shop, late.id)) ?? {};
    const lineRows = await shop.connection.database
      .select({ path: orderLine.path, refundedAt: orderLine.refundedAt })
      .from(orderLine)
      .where(eq(orderLine.orderId, id))
      .orderBy(asc(orderLine.position));
    expect(lineRows).toEqual([
      { path: "vocal-eq", refundedAt: null },
      { path: upgradePath, refundedAt: expect.any(Date) },
    ]);
    expect(await countIssues(shop, "upgradeSourceGone")).toBe(before + 1);
    // Two queues: which email leaves first is not fixed.
    expect(customer.mails().toSorted()).toEqual(["order", "order", "refund"]);
  });

  it("paid with another person's licence grants nothing", async () => {
    const theirs = await (await makeCustomer(shop)).giveLegacyLicence();
    await buy(shop, { accountId, lines: [{ path: upgradePath, sourceLicences: [theirs] }] });
    expect(await customer.licences()).toEqual([]);
  });

  it("that is refunded after its licence was upgraded again leaves the older one replaced", async () => {
    const source = await customer.giveLegacyLicence();
    const lines = [{ path: upgradePath, sourceLicences: [source] }];
    const { order } = await buy(shop, { accountId, lines });
    const [, pro] = await customer.licences();
    await shop.connection.database
      .update(licence)
      .set({ upgradedAt: new Date() })
      .where(eq(licence.id, pro?.id ?? 0));
    const before = await countIssues(shop, "refundedAfterUpgrade");
    await giveBack(shop, order.id);
    const [older] = await customer.licences();
    expect(older?.upgradedAt).not.toBeNull();
    expect(await countIssues(shop, "refundedAfterUpgrade")).toBe(before + 1);
  });
});

describe("a refund", () => {
  it("of one line revokes that line and nothing else; of the rest, the order", async () => {
    const lines = [{ path: "vocal-bundle" }, { path: "auto-tune-pro" }];
    const { order } = await buy(shop, { accountId, lines });
    await giveBack(shop, order.id, ["vocal-bundle"]);
    expect(await revoked()).toEqual(["PID-vocal-eq", "PID-vocal-reverb"]);
    expect(await findOrder(shop, order.id)).toMatchObject({
      state: "completed",
      refunded: Math.round(149 * 108.25),
    });
    await giveBack(shop, order.id, ["auto-tune-pro"]);
    expect(await revoked()).toHaveLength(3);
    const whole = await findOrder(shop, order.id);
    expect(whole).toMatchObject({ state: "refunded", refunded: whole?.total });
    expect(customer.mails()).toEqual(["order", "refund", "refund"]);
    const [, refundEmail] = shop.mailbox.mailsTo(customer.email);
    expect(refundEmail?.text).toContain("Vocal Bundle");
    expect(refundEmail?.text).toContain("$161.29");
  });

  it("reported twice, under its id and under another, revokes once", async () => {
    const { order } = await buy(shop, { accountId, lines: [{ path: "auto-tune-pro" }] });
    await giveBack(shop, order.id);
    for (const { id } of await eventsOf(shop, order.id)) {
      await shop.sandbox.control("POST", `/events/${id}/redeliver`, {});
      await shop.sandbox.control("POST", `/events/${id}/redeliver`, { newId: true });
    }
    await untilSettled(shop);
    const whole = await findOrder(shop, order.id);
    expect(whole).toMatchObject({ state: "refunded", refunded: whole?.total });
    const [only, ...others] = await customer.licences();
    expect([only?.revokedAt, others]).toEqual([expect.any(Date), []]);
    expect(customer.mails()).toEqual(["order", "refund"]);
  });

  it("reported before the order itself waits for it", async () => {
    await shop.sandbox.control("PUT", "/delivery", { drop: 2 });
    const purchase = await openPurchase(shop, { accountId, lines: [{ path: "auto-tune-pro" }] });
    const order = await pay(shop, purchase);
    await requestRefund(shop, order.id);
    await vi.waitFor(
      async () => {
        const { rows } = await shop.connection.database.execute(
          sql`select 1 from shop.provider_event where type = 'return.created' and handled_at is null`,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 5000 },
    );
    expect(await findOrder(shop, order.id)).toBeUndefined();
    const response = await shop.sandbox.control("GET", "/events");
    for (const { id, dropped } of (response as { events: { id: string; dropped: boolean }[] })
      .events)
      if (dropped) await shop.sandbox.control("POST", `/events/${id}/redeliver`, {});
    await untilSettled(shop);
    expect(await findOrder(shop, order.id)).toMatchObject({ state: "refunded" });
    expect(await revoked()).toEqual(["PID-auto-tune-pro"]);
  });

  it("of a plan ends it here and at the provider, so that it is never charged again", async () => {
    const { order } = await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
    await giveBack(shop, order.id);
    const [plan] = await customer.plans();
    expect(plan).toMatchObject({ state: "deactivated", nextChargeAt: null });
    expect(plan?.entitledUntil).toEqual(plan?.endedAt);
    const events = await eventsOf(shop, order.id);
    expect(events.at(-1)?.type).toBe("subscription.deactivated");
    // The refund's email covers it.
    expect(customer.mails()).toEqual(["order", "refund"]);
  });

  it("of a later charge ends the plan that it paid for", async () => {
    const { order } = await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 32 * 86_400 });
    await untilSettled(shop);
    const { rows } = await shop.connection.database.execute<{ provider_key: string }>(
      sql`select provider_key from shop.subscription_charge charge
            join shop.subscription plan on plan.id = subscription_id where account_id = ${accountId}`,
    );
    await giveBack(shop, rows[0]?.provider_key ?? "");
    expect(await customer.plans()).toMatchObject([{ state: "deactivated" }]);
    const charges = await shop.connection.database.execute(
      sql`select state from shop.subscription_charge where provider_key = ${rows[0]?.provider_key}`,
    );
    expect(charges.rows).toEqual([{ state: "refunded" }]);
    // Its first month was used and stays paid.
    expect(await findOrder(shop, order.id)).toMatchObject({ state: "completed", refunded: 0 });
    expect(customer.mails()).toEqual(["order", "plan-renewed", "refund"]);
  });

  it("of a later charge is not given up while that charge waits in the inbox", async () => {
    const { order } = await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
    const chargedAt = new Date(Date.now() + 32 * 86_400_000);
    const chargeId = `charge-of-${order.id}`;
    const charged = chargeEvent({
      outcome: "completed",
      shape: "expanded",
      subscriptionId: order.items[0]?.subscription ?? "",
      orderId: chargeId,
      chargedAt,
    });
    const returned = returnEvent({
      returnId: `return-of-${chargeId}`,
      orderId: chargeId,
      currency: "USD",
      total: 25,
      items: [{ product: "unlimited-monthly", quantity: 1 }],
      returnedAt: chargedAt,
    });
    const told = providerOf(shop).events.parseEvents({ events: [charged, returned] });
    for (const { id, type, live, occurredAt, data } of told?.events ?? [])
      await shop.connection.database.execute(sql`
        insert into shop.provider_event (event_id, received_at, type, live, occurred_at, data)
        values (${id}, now() - interval '73 hours', ${type}, ${live}, ${occurredAt.toISOString()},
                ${JSON.stringify(data)}::jsonb)`);
    const enqueue = await shop.web.readyToEnqueue();
    await shop.connection.transact((transaction) =>
      enqueue(transaction, eventQueue, [{ eventId: returned.id }]),
    );
    await vi.waitFor(
      async () => {
        const { rows } = await shop.connection.database.execute(sql`
          select outcome from shop.provider_event where event_id = ${returned.id}`);
        expect(rows).toEqual([{ outcome: "plan of a returned charge ended" }]);
      },
      { timeout: 10_000, interval: 100 },
    );
    await untilSettled(shop);
    expect(await customer.plans()).toMatchObject([{ state: "deactivated" }]);
  });
});

describe("what depended on a refunded product", () => {
  const suspended = async () =>
    (await customer.licences())
      .filter(({ suspendedAt }) => suspendedAt !== null)
      .map(({ pid, revokedAt }) => `${pid} ${revokedAt !== null}`);
  const refundEmail = () =>
    shop.mailbox.mailsTo(customer.email).find(({ messageId }) => messageId.startsWith("<refund-"));

  it("is suspended where it is an upgrade priced by it, and the email says so", async () => {
    const first = await buy(shop, { accountId, lines: [{ path: "pro-x" }] });
    const [source] = await customer.licences();
    const lines = [{ path: upgradePath, sourceLicences: [source?.id ?? 0], name: "Pro, from X" }];
    await buy(shop, { accountId, lines });
    const before = await countIssues(shop, "refundedAfterUpgrade");
    await giveBack(shop, first.order.id);
    expect(await suspended()).toEqual(["PID-auto-tune-pro true"]);
    expect(await revoked()).toEqual(["PID-pro-x", "PID-auto-tune-pro"]);
    expect(refundEmail()?.text).toContain("Pro, from X");
    // It was nobody's mistake.
    expect(await countIssues(shop, "refundedAfterUpgrade")).toBe(before);
  });

  it("leaves the licence free that a refunded upgrade had replaced, also where that was upgraded", async () => {
    const source = await customer.giveLegacyLicence();
    const { order } = await buy(shop, {
      accountId,
      lines: [{ path: upgradePath, sourceLicences: [source] }],
    });
    const pro = (await customer.licences()).at(-1)?.id ?? 0;
    await buy(shop, {
      accountId,
      lines: [{ path: "vocal-bundle-upgrade-from-pro-x", sourceLicences: [pro] }],
    });
    await giveBack(shop, order.id);
    expect(await suspended()).toEqual(["PID-vocal-eq true", "PID-vocal-reverb true"]);
    const [older] = await customer.licences();
    expect([older?.upgradedAt, older?.revokedAt]).toEqual([null, null]);
  });

  it("is suspended where it is a gift; its licence stays while another product gives it", async () => {
    await shop.connection.database.execute(sql`
      insert into shop.catalogue_freebie (path, position, freebie_path, "group", choice, input_type,
        is_default_value, subscription_line_item_addon)
      select path, 0, 'auto-key-gift', '', false, 'checkbox', false, false
        from unnest(array['auto-tune-pro', 'vocal-eq']) path on conflict do nothing`);
    const lines = [
      { path: "auto-tune-pro" },
      { path: "vocal-eq" },
      { path: "auto-key-gift", isFreebie: true },
    ];
    const { order } = await buy(shop, { accountId, lines });
    await giveBack(shop, order.id, ["vocal-eq"]);
    expect(await suspended()).toEqual([]);
    await giveBack(shop, order.id, ["auto-tune-pro"]);
    expect(await suspended()).toEqual(["PID-auto-key true"]);
  });

  it("ends where it is a plan for owners, here and at the provider", async () => {
    await shop.connection.database.execute(sql`
      insert into shop.promotion (code, id, offer_tag, prices, owners_of)
      values ('OWNERS', 'owners', 'owners', '{"unlimited-monthly": {}}', '{vocal-eq}')
      on conflict do nothing`);
    const { order } = await buy(shop, { accountId, lines: [{ path: "vocal-eq" }] });
    const promotionCode = "OWNERS";
    const plan = await buy(shop, {
      accountId,
      lines: [{ path: "unlimited-monthly" }],
      promotionCode,
    });
    await giveBack(shop, order.id);
    expect(await customer.plans()).toMatchObject([{ state: "deactivated", nextChargeAt: null }]);
    expect((await eventsOf(shop, plan.order.id)).at(-1)?.type).toBe("subscription.deactivated");
    expect(refundEmail()?.text).toContain("Unlimited, monthly");
  });
});

describe("a plan that has ended here", () => {
  it("and is charged all the same raises an alert", async () => {
    const before = await countIssues(shop, "chargedAfterEnd");
    await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
    await shop.connection.database.execute(sql`
      update shop.subscription set state = 'deactivated', ended_at = began_at, entitled_until = began_at
       where account_id = ${accountId}`);
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 32 * 86_400 });
    await untilSettled(shop);
    const [plan] = await customer.plans();
    expect(plan?.entitledUntil).toEqual(plan?.beganAt);
    expect(await countIssues(shop, "chargedAfterEnd")).toBe(before + 1);
    expect(customer.mails()).toEqual(["order"]);
  });
});

describe("a trial", () => {
  const lines = [{ path: "unlimited-monthly-14d-free" }];

  it("costs nothing, runs for its days, and is the plan that it becomes", async () => {
    const { order } = await buy(shop, { accountId, lines });
    expect(await findOrder(shop, order.id)).toMatchObject({ state: "completed", total: 0 });
    const [plan] = await customer.plans();
    expect(plan).toMatchObject({ state: "trial", path: "unlimited-monthly", price: 2500 });
    expect(plan?.entitledUntil).toEqual(plan?.trialEndsAt);
    expect(customer.mails().toSorted()).toEqual(["order", "plan-trialStarted"]);
  });

  it("beyond the one per person ends at once, here and at the provider", async () => {
    const before = await countIssues(shop, "secondTrial");
    const first = await openPurchase(shop, { accountId, lines });
    const second = await openPurchase(shop, { accountId, lines });
    await pay(shop, first);
    await untilSettled(shop);
    const late = await pay(shop, second);
    await untilSettled(shop);
    const plans = await customer.plans();
    expect(plans.map(({ state }) => state)).toEqual(["trial", "deactivated"]);
    expect(plans[1]?.entitledUntil).toEqual(plans[1]?.beganAt);
    const eventTypes = (await eventsOf(shop, late.id)).map(({ type }) => type);
    expect(eventTypes).toContain("subscription.deactivated");
    expect(await countIssues(shop, "secondTrial")).toBe(before + 1);
    expect(customer.mails().toSorted()).toEqual([
      "order",
      "order",
      "plan-ended",
      "plan-trialStarted",
    ]);
  });

  it("is one per person, for any account and any spelling of the email address", async () => {
    const name = `ana.rey.${Date.now()}`;
    const one = await makeCustomer(shop, `${name}@studio.test`);
    const again = await makeCustomer(shop, `${name.replaceAll(".", "")}+again@studio.test`);
    await buy(shop, { accountId: one.accountId, lines });
    await buy(shop, { accountId: again.accountId, lines });
    expect(await again.plans()).toMatchObject([{ state: "deactivated" }]);
  });

  it("ends where its first email comes back for good, and stays used", async () => {
    await buy(shop, { accountId, lines });
    const { rows } = await shop.connection.database.execute<{ id: string }>(sql`
      select id from shop.mail_sending where email = ${customer.email} and kind = 'plan.trialStarted'`);
    const addresses = bounceAddresses("secret-of-a-test", "bounces.test");
    const bounce = (status: string) =>
      takeReport(
        shop.worker,
        { addresses, reports: { inc: () => undefined } },
        {
          to: addresses.senderOf(Number(rows[0]?.id)),
          raw: deliveryNotice({ status, diagnostic: "" }),
        },
      );
    // A full mailbox may be emptied.
    await bounce("5.2.2");
    expect(await customer.plans()).toMatchObject([{ state: "trial" }]);
    await shop.connection.database.execute(sql`delete from shop.mail_report`);
    await bounce("5.1.1");
    await untilSettled(shop);
    const [plan] = await customer.plans();
    expect(plan).toMatchObject({ state: "deactivated", nextChargeAt: null });
    const { rows: used } = await shop.connection.database.execute(
      sql`select 1 from shop.trial_use where account_id = ${accountId}`,
    );
    expect(used).toHaveLength(1);
  });

  it("beyond the number of one browser ends at once, also where several were open", async () => {
    const device = Buffer.from(randomUUID());
    const opened = [];
    for (let person = 0; person <= trialLimits.browser.trials; person += 1) {
      const buyer = await makeCustomer(shop);
      const purchase = await openPurchase(shop, { accountId: buyer.accountId, lines });
      await shop.connection.database
        .update(checkout)
        .set({ device })
        .where(eq(checkout.id, purchase.checkoutId));
      opened.push({ buyer, purchase });
    }
    for (const { purchase } of opened) {
      await pay(shop, purchase);
      await untilSettled(shop);
    }
    const last = opened.at(-1)?.buyer;
    expect(await last?.plans()).toMatchObject([{ state: "deactivated" }]);
    expect(await opened.at(-2)?.buyer.plans()).toMatchObject([{ state: "trial" }]);
  });

  it("from a promotion does not depend on an earlier one", async () => {
    await shop.connection.database.execute(sql`
      insert into shop.promotion (code, id, offer_tag, prices)
      values ('AGAIN', 'again', 'again', '{"unlimited-monthly-14d-free": {}}')`);
    await buy(shop, { accountId, lines });
    await buy(shop, { accountId, lines, promotionCode: "AGAIN" });
    expect((await customer.plans()).map(({ state }) => state)).toEqual(["trial", "trial"]);
  });

  it("from a personal promotion is granted once, also with two sessions open", async () => {
    await shop.connection.database.execute(sql`
      insert into shop.promotion (code, id, offer_tag, prices, for_account_id) values
        (${`OWN-${accountId}`}, ${`own-${accountId}`}, 'own', '{"unlimited-monthly-14d-free": {}}', ${accountId})`);
    await buy(shop, { accountId, lines });
    const purchase = { accountId, lines, promotionCode: `OWN-${accountId}` };
    const opened = [await openPurchase(shop, purchase), await openPurchase(shop, purchase)];
    for (const one of opened) {
      await pay(shop, one);
      await untilSettled(shop);
    }
    expect((await customer.plans()).map(({ state }) => state)).toEqual([
      "trial",
      "trial",
      "deactivated",
    ]);
  });
});
