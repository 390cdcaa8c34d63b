import type { DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { startMailbox, type Mailbox } from "../../../../test/mailbox.ts";
import {
  openCheckouts,
  orderEvent,
  sign,
  type EventOptions,
} from "../../../../test/paid-orders.ts";
import { productSample } from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import type { App } from "../../../platform/app.ts";
import { createWeb } from "../../../app/create-web.ts";
import { createWorker } from "../../../app/create-worker.ts";
import { eventQueue } from "./event-queue.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let mailbox: Mailbox;
let web: App;
let worker: App;
let origin: string;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 4);
  await publishAtOnce(connection.database, productSample("auto-tune-pro"));
  mailbox = await startMailbox();
  const here = { ...settings, DATABASE_URL: clone.url, SMTP_URL: mailbox.url };
  web = await createWeb(here);
  worker = await createWorker(here);
  origin = await web.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(async () => {
  await worker.close();
  await web.close();
  await mailbox.close();
  await connection.close();
});

async function post(body: string, signature: string): Promise<number> {
  const response = await fetch(`${origin}/webhooks/payments`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-fs-signature": signature },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

function tell(...events: object[]): Promise<number> {
  const body = JSON.stringify({ events });
  return post(body, sign(body));
}

async function count(table: "order" | "licence" | "provider_event" | "provider_event_key") {
  const { rows } = await connection.database.execute<{ count: string }>(
    sql`select count(*) from shop.${sql.identifier(table)}`,
  );
  return Number(rows[0]?.count);
}

async function untilHandled(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await connection.database.execute<{ open: string }>(
        sql`select count(*) as open from shop.provider_event where handled_at is null`,
      );
      expect(Number(rows[0]?.open)).toBe(0);
    },
    { timeout: 15_000, interval: 100 },
  );
}

async function untilNoMailWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await connection.database.execute(
      sql`select 1 from jobs.job where name = 'send-order-email' and state < 'completed'`,
    );
    expect(rows).toEqual([]);
  }, 10_000);
}

async function stateOf(checkoutId: string) {
  const { rows } = await connection.database.execute<{ state: string; licences: string }>(sql`
    select state, (select count(*) from shop.licence join shop.order_line line on line.id = order_line_id
      where line.order_id = o.id) as licences
    from shop.order o where checkout_id = ${checkoutId}`);
  return rows.map(({ state, licences }) => `${state} with ${licences}`);
}

describe("the inbox", () => {
  it(
    "makes 500 orders, licences and emails of 500 events that come three times each in any order",
    { tags: "long", timeout: 180_000 },
    async () => {
      const checkouts = await openCheckouts(connection.database, 500);
      const bodies = checkouts.map((checkoutId) =>
        JSON.stringify({ events: [orderEvent({ checkoutId })] }),
      );
      const posts = shuffle([...bodies, ...bodies, ...bodies]);
      const statuses = new Set<number>();
      // Twenty connections, each with its share.
      await Promise.all(
        Array.from({ length: 20 }, async (_, connectionNumber) => {
          for (let at = connectionNumber; at < posts.length; at += 20) {
            const body = posts[at] ?? "";
            statuses.add(await post(body, sign(body)));
          }
        }),
      );
      expect([...statuses]).toEqual([200]);
      await untilHandled();
      expect([await count("order"), await count("licence")]).toEqual([500, 500]);
      expect([await count("provider_event"), await count("provider_event_key")]).toEqual([
        500, 500,
      ]);
      await vi.waitFor(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(500), {
        timeout: 60_000,
        interval: 200,
      });
      await untilNoMailWaits();
      expect(mailbox.mails).toHaveLength(500);
      expect(new Set(mailbox.messageIds()).size).toBe(500);
      expect(mailbox.messageIds()[0]).toMatch(/^<order-AT-order-.+@shop\.localhost>$/);
    },
  );

  it("rejects every forged event and stores nothing of it", async () => {
    const before = await count("provider_event_key");
    const checkouts = await openCheckouts(connection.database, 25);
    const statuses: number[] = [];
    for (const checkoutId of checkouts) {
      const body = JSON.stringify({ events: [orderEvent({ checkoutId })] });
      const other = JSON.stringify({ events: [orderEvent({ checkoutId, quantity: 9 })] });
      statuses.push(
        await post(
          body,
          sign(body).replace(/^./, (first) => (first === "A" ? "B" : "A")),
        ),
        await post(other, sign(body)),
        await post(body.slice(0, -20), sign(body)),
        await post(body, sign(body, "the secret of last year, since replaced")),
      );
    }
    expect(statuses).toHaveLength(100);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await count("provider_event_key")).toBe(before);
    for (const checkoutId of checkouts) expect(await stateOf(checkoutId)).toEqual([]);
  });

  it("accepts many events in one request, and rejects signed bodies that are not JSON", async () => {
    const [one, two] = await openCheckouts(connection.database, 2);
    expect(await tell(event(one), event(two), event(one))).toBe(200);
    await untilHandled();
    expect([await stateOf(one ?? ""), await stateOf(two ?? "")]).toEqual([
      ["completed with 1"],
      ["completed with 1"],
    ]);
    for (const body of ["", "{", '{"events":1}', '{"events":[{"id":1}]}'])
      expect(await post(body, sign(body)), body).toBe(400);
  });

  it("delivers what is handled beside an event that cannot be", async () => {
    const checkouts = await openCheckouts(connection.database, 24);
    const poisoned = event(checkouts[0]);
    Object.assign(poisoned.data, { total: "much" });
    const others = checkouts.slice(1).map((checkoutId) => event(checkoutId));
    await tell(poisoned, ...others);
    const ids = JSON.stringify(others.map(({ id }) => id));
    await vi.waitFor(
      async () => {
        // At the first attempt, although they were fetched together.
        const { rows } = await connection.database.execute(sql`
          select state::text, retry_count as retries, count(*)::integer from jobs.job
           where name = 'handle-provider-event' and ${ids}::jsonb ? (data ->> 'eventId')
           group by 1, 2`);
        expect(rows).toEqual([{ state: "completed", retries: 0, count: others.length }]);
      },
      { timeout: 15_000, interval: 200 },
    );
    for (const checkoutId of checkouts.slice(1))
      expect(await stateOf(checkoutId)).toEqual(["completed with 1"]);
    expect(await stateOf(checkouts[0] ?? "")).toEqual([]);
    const { rowCount } = await connection.database.execute(sql`
      update shop.provider_event set handled_at = now()
       where event_id = ${poisoned.id} and handled_at is null`);
    expect(rowCount).toBe(1);
  });

  it("recognises the order when a manual retry brings it under a new event id", async () => {
    const [checkoutId = ""] = await openCheckouts(connection.database, 1);
    await tell(event(checkoutId));
    await tell(event(checkoutId));
    await untilHandled();
    expect(await stateOf(checkoutId)).toEqual(["completed with 1"]);
  });

  it.each([
    ["pending, then paid", ["order.payment.pending", "order.completed"], "completed with 2"],
    [
      "paid, then told late that it is pending",
      ["order.completed", "order.payment.pending"],
      "completed with 2",
    ],
    [
      "paid, then told late that it failed",
      ["order.completed", "order.failed"],
      "completed with 2",
    ],
    ["pending, then cancelled", ["order.payment.pending", "order.canceled"], "failed with 0"],
    [
      "cancelled, then told late that it is pending",
      ["order.canceled", "order.payment.pending"],
      "failed with 0",
    ],
    [
      "failed, then told late that it is pending",
      ["order.failed", "order.payment.pending"],
      "failed with 0",
    ],
    ["pending, then failed", ["order.payment.pending", "order.failed"], "failed with 0"],
    ["failed, then paid after all", ["order.failed", "order.completed"], "completed with 2"],
  ])("lets no late event undo a newer state: %s", async (_title, types, expected) => {
    const [checkoutId = ""] = await openCheckouts(connection.database, 1, { quantity: 2 });
    const now = Date.now();
    const times: Record<string, number> = {
      "order.payment.pending": now - 2000,
      "order.completed": now,
    };
    for (const type of types) {
      await tell(event(checkoutId, { type, quantity: 2, changed: times[type] ?? now - 1000 }));
      await untilHandled();
    }
    expect(await stateOf(checkoutId)).toEqual([expected]);
  });

  it("treats a declined card as no order", async () => {
    const [checkoutId = ""] = await openCheckouts(connection.database, 1);
    await tell(event(checkoutId, { type: "order.failed", orderId: "declined-attempt" }));
    await untilHandled();
    expect(await stateOf(checkoutId)).toEqual([]);
    await tell(event(checkoutId));
    await untilHandled();
    expect(await stateOf(checkoutId)).toEqual(["completed with 1"]);
  });

  const outcomeOf = async (eventId: string) => {
    const { rows } = await connection.database.execute<{ outcome: string | null }>(
      sql`select outcome from shop.provider_event where event_id = ${eventId}`,
    );
    return rows[0]?.outcome;
  };
  const strange = { checkoutId: "4f9c0a1e-0000-4000-8000-00000000000f" };

  it.each(["order.failed", "order.canceled", "order.payment.pending", "order.approval.pending"])(
    "cannot be filled with %s of orders that are not ours",
    async (type) => {
      const [checkoutId = ""] = await openCheckouts(connection.database, 1);
      const untagged = orderEvent({ ...strange, type });
      const broken = orderEvent({ checkoutId: "f".repeat(36), type });
      const wrongCurrency = orderEvent({ checkoutId, type });
      Object.assign(wrongCurrency.data, { currency: "INR" });
      expect(await tell(untagged, broken, wrongCurrency)).toBe(200);
      await untilHandled();
      for (const { id } of [untagged, broken, wrongCurrency])
        expect(await outcomeOf(id)).toBe("not of ours");

      // One with our tag and other contents. A card declined in it counts all the same.
      const other = event(checkoutId, { type, quantity: 3 });
      await tell(other);
      await untilHandled();
      const isDecline = type === "order.failed";
      expect(await outcomeOf(other.id)).toBe(isDecline ? "a declined attempt" : "not of ours");
      expect(await stateOf(checkoutId)).toEqual([]);
      const { rows } = await connection.database.execute(
        sql`select from shop.declined_payment where checkout_id = ${checkoutId}`,
      );
      expect(rows).toHaveLength(isDecline ? 1 : 0);
    },
  );

  it.each(["order.canceled", "order.failed"])(
    "creates no account for a guest whose order failed by %s",
    async (type) => {
      const [checkoutId = ""] = await openCheckouts(connection.database, 1);
      const email = `${checkoutId}@studio.test`;
      await connection.database.execute(
        sql`update shop.checkout set account_id = null, email = ${email} where id = ${checkoutId}`,
      );
      const now = Date.now();
      await tell(event(checkoutId, { type, changed: now }));
      await untilHandled();
      // Nor for a late pending event.
      await tell(event(checkoutId, { type: "order.payment.pending", changed: now - 1000 }));
      await untilHandled();
      const { rows } = await connection.database.execute(
        sql`select from shop.account where email = ${email}`,
      );
      expect([rows, await stateOf(checkoutId)]).toEqual([[], []]);
    },
  );

  /** As events of older subscriptions are: without the order that began it. */
  const subscriptionOf = (order: string) => ({
    id: crypto.randomUUID(),
    processed: false,
    created: Date.now(),
    type: "subscription.activated",
    live: false,
    data: {
      id: `sub-${order}`,
      product: "unlimited-monthly",
      state: "active",
      currency: "EUR",
      price: 25,
      quantity: 1,
      intervalUnit: "month",
      intervalLength: 1,
      changed: Date.now(),
    },
  });

  it("gives up on events whose order is not ours or never comes", async () => {
    const thirdParty = orderEvent({ ...strange, orderId: "not-ours" });
    const plan = subscriptionOf("not-ours");
    Object.assign(thirdParty.data.items[0] ?? {}, { subscription: plan.data.id });
    await tell(thirdParty, plan);
    await vi.waitFor(
      async () => expect(await outcomeOf(plan.id)).toBe("of an order that is not ours"),
      { timeout: 15_000, interval: 100 },
    );
    // The order itself was paid, so a person looks at that one.
    expect(await outcomeOf(thirdParty.id)).toBeNull();
    await lookedAt(thirdParty.id);

    const [young, old] = [subscriptionOf("never-came"), subscriptionOf("never-came-either")];
    await tell(young);
    await vi.waitFor(async () => expect(await triesOf(young.id)).toBeGreaterThan(0), {
      timeout: 15_000,
      interval: 100,
    });
    expect(await outcomeOf(young.id)).toBeNull();
    await lookedAt(young.id);
    await connection.database.execute(sql`
      insert into shop.provider_event (event_id, received_at, type, live, occurred_at, data)
      values (${old.id}, now() - interval '73 hours', ${old.type}, false, now(), ${JSON.stringify(old.data)}::jsonb)`);
    await connection.transact(async (transaction) =>
      (await worker.readyToEnqueue())(transaction, eventQueue, [{ eventId: old.id }]),
    );
    await vi.waitFor(async () => expect(await outcomeOf(old.id)).toBe("waited in vain"), {
      timeout: 15_000,
      interval: 100,
    });
  }, 60_000);

  const triesOf = async (eventId: string) => {
    const { rows } = await connection.database.execute<{ retry: number }>(
      sql`select retry_count as retry from jobs.job where data ->> 'eventId' = ${eventId}`,
    );
    return rows[0]?.retry;
  };
  const lookedAt = (eventId: string) =>
    connection.database.execute(sql`
      update shop.provider_event set handled_at = now(), outcome = 'looked at'
       where event_id = ${eventId}`);

  it("revokes the whole order where a return names no items", async () => {
    const [checkoutId = ""] = await openCheckouts(connection.database, 1, { quantity: 2 });
    await tell(event(checkoutId, { quantity: 2 }));
    await untilHandled();
    const returned = {
      ...event(checkoutId, { type: "return.created" }),
      data: {
        id: `return-${checkoutId}`,
        currency: "EUR",
        totalReturn: 898,
        changed: Date.now(),
        original: { id: `order-${checkoutId}` },
        items: [],
      },
    };
    await tell(returned);
    await untilHandled();
    expect(await outcomeOf(returned.id)).toBe("1 lines taken back");
    expect(await stateOf(checkoutId)).toEqual(["refunded with 2"]);
    const { rows } = await connection.database.execute(sql`
      select from shop.licence join shop.order_line line on line.id = order_line_id
        join shop.order o on o.id = line.order_id
       where o.checkout_id = ${checkoutId} and revoked_at is null`);
    expect(rows).toEqual([]);
  });

  it("grants nothing for an order of the other mode", async () => {
    const [checkoutId = ""] = await openCheckouts(connection.database, 1);
    expect(await tell({ ...event(checkoutId), live: true })).toBe(200);
    await untilHandled();
    expect(await stateOf(checkoutId)).toEqual([]);
  });

  it("marks events that the shop does not handle as handled, without effect", async () => {
    const other = { ...orderEvent({ checkoutId: "-" }), type: "mailingListEntry.updated" };
    expect(await tell(other)).toBe(200);
    await untilHandled();
    const { rows } = await connection.database.execute(
      sql`select outcome from shop.provider_event where event_id = ${other.id}`,
    );
    expect(rows).toEqual([{ outcome: "not of interest" }]);
  });

  it("grants nothing for an order without a checkout, and stores the event for a person to see", async () => {
    const orders = await count("order");
    const lost = orderEvent({ checkoutId: "4f9c0a1e-0000-4000-8000-000000000000" });
    expect(await tell(lost)).toBe(200);
    await vi.waitFor(
      async () => {
        const { rows } = await connection.database.execute<{ retry: number }>(
          sql`select retry_count as retry from jobs.job where data ->> 'eventId' = ${lost.id}`,
        );
        expect(rows[0]?.retry).toBeGreaterThan(0);
      },
      { timeout: 15_000, interval: 200 },
    );
    const { rows } = await connection.database.execute(
      sql`select handled_at from shop.provider_event where event_id = ${lost.id}`,
    );
    expect(rows).toEqual([{ handled_at: null }]);
    expect(await count("order")).toBe(orders);
  });
});

function event(checkoutId: string | undefined, more: Partial<EventOptions> = {}) {
  return orderEvent({ checkoutId: checkoutId ?? "", ...more });
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
