import type { DatabaseConnection, Transaction } from "@autotune/database";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { fastSpring } from "@autotune/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { openCheckouts, orderEvent } from "../../../../../test/paid-orders.ts";
import type { EventHandler } from "./event-handler.ts";
import { orderCanceled } from "./order-canceled.ts";
import { orderFailed } from "./order-failed.ts";
import { orderPending } from "./order-pending.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(url, 3);
}, 60_000);
afterAll(() => connection.close());

const { events } = fastSpring({ url: "http://127.0.0.1:1", username: "", password: "" });

type Handling = (transaction: Transaction) => Promise<string>;

const handle =
  (handler: EventHandler, data: unknown): Handling =>
  (transaction) =>
    handler({
      transaction,
      enqueue: () => Promise.resolve(),
      report: () => undefined,
      modules: [],
      events,
      data,
      occurredAt: new Date(),
      subscription: undefined,
    });

/** How many transactions of this database wait for another one. */
async function countWaiting(): Promise<number> {
  const { rows } = await connection.database.execute<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}

/** Handles two events so that the second one begins before the first one's effect is committed. */
async function handleAtOnce(first: Handling, second: Handling): Promise<void> {
  let isSecondOver = false;
  let running: Promise<string> | undefined;
  await connection.transact(async (transaction) => {
    await first(transaction);
    running = connection.transact(second).finally(() => {
      isSecondOver = true;
    });
    await vi.waitFor(
      async () => expect(isSecondOver || (await countWaiting()) > 0).toBe(true),
      10_000,
    );
  });
  await running;
}

it.each([
  ["a failure that comes while the order is written", "pending", orderFailed],
  ["an order that is written while its failure comes", "failed", orderFailed],
  ["a cancellation that comes while the order is written", "pending", orderCanceled],
] as const)("%s does not leave it pending", async (_case, first, ending) => {
  const { database } = connection;
  const [checkoutId = ""] = await openCheckouts(database, 1);
  const at = Date.now();
  const pending = handle(orderPending, orderEvent({ checkoutId, changed: at - 1000 }).data);
  const ended = handle(ending, orderEvent({ checkoutId, changed: at }).data);
  await (first === "pending" ? handleAtOnce(pending, ended) : handleAtOnce(ended, pending));
  const { rows } = await database.execute(
    sql`select state from shop.order where checkout_id = ${checkoutId}`,
  );
  expect(rows).toEqual([{ state: "failed" }]);
});

it("orders of other checkouts do not wait", async () => {
  const ids = await openCheckouts(connection.database, 2);
  const [one, other] = ids.map((checkoutId) =>
    handle(orderPending, orderEvent({ checkoutId }).data),
  );
  if (one === undefined || other === undefined) throw new Error("There is no checkout");
  await connection.transact(async (transaction) => {
    await one(transaction);
    expect(await connection.transact(other)).toBe("order pending");
  });
});
