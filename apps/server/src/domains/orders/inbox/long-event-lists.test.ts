import type { DatabaseConnection } from "@autotune/database";
import { reconciliation } from "@autotune/database/schema";
import { connectForTest } from "@autotune/database/testing";
import { desc, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { makeAccount } from "../../../../test/paid-orders.ts";
import {
  buy,
  providerOf,
  readOpenEvents,
  stopSweeping,
  untilSettled,
} from "../../../../test/purchases.ts";
import { settings } from "../../../../test/settings.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { modules } from "../../../app/modules.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { database as databasePlugin } from "../../../platform/database/database.ts";
import { enqueueing } from "../../../platform/jobs/enqueue.ts";
import { fetchLostEvents } from "../after-restore/fetch-lost-events.ts";
import { compareOrders } from "./compare-orders.ts";
import { sweepEvents } from "./sweep-events.ts";

let shop: TestShop;
let app: App;
let provider: DatabaseConnection;
beforeAll(async () => {
  shop = await openTestShop();
  await stopSweeping(shop);
  await providerOf(shop).pushProducts(productsToPush);
  app = await createApp({ settings, name: "worker", modules });
  await app.register(databasePlugin, { url: shop.databaseUrl, applicationName: "test" });
  await app.register(enqueueing, { url: shop.databaseUrl });
  provider = connectForTest(shop.providerDatabaseUrl);
}, 60_000);
afterEach(async () => {
  await provider.database.execute(sql`delete from sandbox.event where id like 'many-%'`);
});
afterAll(async () => {
  await provider.close();
  await app.close();
  await shop.close();
});

const dayMilliseconds = 86_400_000;

/** Many times what one list holds, in no order of time. */
async function makeEvents({ count = 600, processed = true, withinMs = 2 * dayMilliseconds } = {}) {
  const last = new Date(Date.now() - 60_000);
  await provider.database.execute(sql`
    insert into sandbox.event (id, type, live, created_at, data, processed, dropped)
    select 'many-' || number, 'account.created', false,
           ${last}::timestamptz - (number * 7919 % ${count}) * ${withinMs / count} * interval '1 ms',
           '{}', ${processed}, true
      from generate_series(1, ${count}::integer) number`);
}

async function compareLater() {
  await compareOrders(app, providerOf(shop), {
    live: false,
    // What was paid just now is not compared yet.
    now: new Date(Date.now() + 20 * 60_000),
  });
  const [last] = await app.database
    .select()
    .from(reconciliation)
    .orderBy(desc(reconciliation.id))
    .limit(1);
  return last;
}

it("reconciliation reads on until all was compared, and repairs what comes in the last list", async () => {
  await makeEvents();
  const { order } = await buy(shop, {
    accountId: await makeAccount(app.database),
    lines: [{ path: "auto-tune-pro" }],
  });
  await shop.connection.database.execute(sql`
    delete from shop.licence where order_line_id in (
      select line.id from shop.order_line line join shop.order o on o.id = line.order_id
      where o.provider_order_id = ${order.id})`);
  expect(await compareLater()).toMatchObject({ undelivered: 1, isComplete: true });
  await untilSettled(shop);
  expect(await compareLater()).toMatchObject({ undelivered: 0, isComplete: true });
}, 60_000);

it("says that not all was compared where a millisecond has more events than a list holds", async () => {
  await makeEvents({ count: 40, withinMs: 0 });
  expect(await compareLater()).toMatchObject({ isComplete: false });
}, 30_000);

it("a restored database gets all events that it has lost", async () => {
  await makeEvents();
  const since = new Date(Date.now() - 3 * dayMilliseconds);
  const lost = await fetchLostEvents(app, providerOf(shop), { live: false, since });
  expect(lost).toMatchObject({ stored: 600, isComplete: true });
  expect(lost.eventIds.filter((id) => id.startsWith("many-"))).toHaveLength(600);
}, 30_000);

it("a restored database is told that older events are no longer listed", async () => {
  const since = new Date(Date.now() - 40 * dayMilliseconds);
  const lost = await fetchLostEvents(app, providerOf(shop), { live: false, since });
  expect(lost.isComplete).toBe(false);
});

it("the sweeper takes over what no webhook brought, past events that cannot be stored", async () => {
  await shop.connection.database.execute(
    sql`delete from shop.provider_event_key where event_id like 'many-%'`,
  );
  await makeEvents({ count: 120, processed: false });
  // PostgreSQL stores no zero character in JSON.
  await provider.database.execute(sql`
    update sandbox.event set data = '{"name":"\\u0000"}' where id in (
      select id from sandbox.event where id like 'many-%' order by position limit 30)`);
  await sweepEvents(app, providerOf(shop)).run();
  expect((await readOpenEvents(shop)).length).toBe(30);
}, 60_000);
