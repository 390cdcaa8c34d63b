import type { DatabaseConnection } from "@autotune/database";
import { asRole } from "@autotune/database/roles";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { createMailAllowance, paceOf } from "./mail-allowance.ts";

let connections: DatabaseConnection[];
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connections = [1, 2, 3].map(() => connectForTest(asRole(url, "worker"), 5));
}, 60_000);
afterAll(() => Promise.all(connections.map((connection) => connection.close())));

const database = () => {
  const [first] = connections;
  if (first === undefined) throw new Error("There is no connection");
  return first.database;
};
/** As if that much time had passed. */
const pass = (seconds: number) =>
  database().execute(sql`
    update shop.mail_allowance set used_until = used_until - ${seconds} * interval '1 second'`);
beforeEach(() => pass(3600));

const perHour = 600;
const atOnce = 10;
const allowances = () =>
  connections.map((connection) => createMailAllowance(connection.database, { perHour }));
const sum = (values: readonly { readonly granted: number }[]) =>
  values.reduce((total, { granted }) => total + granted, 0);

it.each([1, 2, 7, 59, 60, 61, 119, 600, 1000, 12_345, 1_000_000])(
  "paces %d mails an hour so that no hour has more, and hardly fewer",
  (limit) => {
    const { spacingUs, burst } = paceOf(limit);
    const most = burst + Math.floor((3_600_000_000 - 1) / spacingUs);
    expect(most).toBeLessThanOrEqual(limit);
    expect(most).toBeGreaterThan(limit * 0.99 - 1);
  },
);

it("grants all workers together exactly what is left", async () => {
  const workers = allowances();
  const asked = Array.from({ length: 20 }, () => workers.map((worker) => worker.take(5))).flat();
  expect(sum(await Promise.all(asked))).toBe(atOnce);
  await pass(13);
  expect(sum(await Promise.all(allowances().map((worker) => worker.take(5))))).toBe(2);
});

it("saves up no more than a minute's, however long nobody asked", async () => {
  await pass(24 * 3600);
  expect(sum(await Promise.all(allowances().map((worker) => worker.take(100))))).toBe(atOnce);
});

it("says when the next one may go, and asks nobody before that", async () => {
  const [worker] = allowances();
  await worker?.take(atOnce);
  const none = await worker?.take(1);
  expect(none?.granted).toBe(0);
  expect(none?.nextInMs).toBeGreaterThan(4000);
  expect(none?.nextInMs).toBeLessThan(6200);
  await pass(60);
  expect((await worker?.take(1))?.granted).toBe(0);
});

it("grants again what was given back", async () => {
  const [worker] = allowances();
  await worker?.take(atOnce);
  await worker?.take(1);
  await worker?.giveBack(3);
  expect((await worker?.take(5))?.granted).toBe(3);
});

it("follows a limit that grows from day to day", async () => {
  let now = new Date("2026-03-01T12:00Z");
  const limit = { perHour, warmUp: { from: new Date("2026-03-01"), firstDay: 24 } };
  const worker = createMailAllowance(database(), limit, () => now);
  expect((await worker.take(5)).granted).toBe(1);
  now = new Date("2026-03-20T12:00Z");
  await pass(60);
  expect((await worker.take(5)).granted).toBe(5);
});
