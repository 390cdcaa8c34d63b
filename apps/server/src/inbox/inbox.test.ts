import { connect, type DatabaseConnection } from "@autotune/database";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../test/mailbox.ts";
import { openCheckouts, orderEvent, sign, type EventOptions } from "../../test/paid-orders.ts";
import { settings } from "../../test/settings.ts";
import type { App } from "../app.ts";
import { createWeb } from "../create-web.ts";
import { createWorker } from "../create-worker.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let mailbox: Mailbox;
let web: App;
let worker: App;
let origin: string;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connect({
    url: clone.url,
    applicationName: "test",
    maxConnections: 4,
    onLostConnection: () => undefined,
  });
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
  await clone.drop();
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
  it("makes 500 orders, licences and mails of 500 events that come three times each in any order", async () => {
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
    expect([await count("provider_event"), await count("provider_event_key")]).toEqual([500, 500]);
    await vi.waitFor(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(500), {
      timeout: 60_000,
      interval: 200,
    });
    await untilNoMailWaits();
    expect(mailbox.mails).toHaveLength(500);
    expect(new Set(mailbox.messageIds()).size).toBe(500);
    expect(mailbox.messageIds()[0]).toMatch(/^<order-AT-order-.+@shop\.localhost>$/);
  }, 180_000);

  it("refuses every forged event and keeps nothing of it", async () => {
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

  it("takes many events in one post, and what is not JSON, though signed, not at all", async () => {
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

  it("knows the order again when a manual retry brings it under a new event id", async () => {
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
    const [checkoutId = ""] = await openCheckouts(connection.database, 1);
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

  it("takes a declined card for what it is: no order", async () => {
    const [checkoutId = ""] = await openCheckouts(connection.database, 1);
    await tell(event(checkoutId, { type: "order.failed", orderId: "declined-attempt" }));
    await untilHandled();
    expect(await stateOf(checkoutId)).toEqual([]);
    await tell(event(checkoutId));
    await untilHandled();
    expect(await stateOf(checkoutId)).toEqual(["completed with 1"]);
  });

  it("grants nothing for an order of the other mode", async () => {
    const [checkoutId = ""] = await openCheckouts(connection.database, 1);
    expect(await tell({ ...event(checkoutId), live: true })).toBe(200);
    await untilHandled();
    expect(await stateOf(checkoutId)).toEqual([]);
  });

  it("marks events that mean nothing to the shop as handled, and does nothing", async () => {
    const other = { ...orderEvent({ checkoutId: "-" }), type: "mailingListEntry.updated" };
    expect(await tell(other)).toBe(200);
    await untilHandled();
    const { rows } = await connection.database.execute(
      sql`select outcome from shop.provider_event where event_id = ${other.id}`,
    );
    expect(rows).toEqual([{ outcome: "not of interest" }]);
  });

  it("grants nothing for an order that belongs to no checkout, and keeps the event for a person to see", async () => {
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
