import { currencies } from "@autotune/commerce";
import type { DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { pagesTouched } from "../../../../test/pages-touched.ts";
import { makeAccount } from "../../../../test/paid-orders.ts";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { productSample } from "../../../../test/published-samples.ts";
import { proveMailbox } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { markReachedWishes } from "./watch-prices.ts";

const paths = ["vocal-reverb", "vocal-eq"];
let clone: ClonedDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url);
  const { database } = connection;
  for (const path of paths) await publishAtOnce(database, productSample(path, 119));
  await database.execute(sql`
    insert into shop.price_alert (email, path, currency, amount, language, confirmed_at)
    select 'wish' || n || '@studio.test', (array['vocal-reverb', 'vocal-eq', 'gone'])[n % 3 + 1],
           case when n % 2 = 0 then 'USD' else 'EUR' end, 1000 + n % 10000, 'en', now()
      from generate_series(1, 100000) n`);
  await database.execute(sql`
    with account as (
      insert into shop.account (email, first_name, last_name, optin_marketing, mailbox_proved_at)
      select 'wish' || n || '@studio.test', 'Ana', 'Rey', false, now() from generate_series(1, 20000) n
      returning id)
    insert into shop.licence (ordinal, account_id, pid, serial, authentication_string)
    select 1, id, 'PID-vocal-reverb', id, id from account`);
  for (const table of ["price_alert", "account", "licence"])
    await database.execute(sql`analyze ${sql.raw(`shop.${table}`)}`);
}, 60_000);
afterAll(() => connection.close());

const look = (enqueued: object[] = []) =>
  markReachedWishes(
    {
      database: connection.database,
      transact: connection.transact,
      readyToEnqueue: async () => async (_transaction, _queue, jobs) => {
        enqueued.push(...jobs);
      },
    },
    new Date(),
  );

it("looks for reached prices without reading the wishes that are not reached", async () => {
  const costs = await pagesTouched(clone.url, async () => expect(await look()).toBe(0));
  expect(costs.length).toBeGreaterThan(2);
  // A few levels of an index for each product and currency; the table has more than a thousand.
  const few = 5 * currencies.length * paths.length;
  expect(costs.filter(({ pages }) => pages >= few)).toEqual([]);
});

it("notifies of more wishes than one transaction takes, and deletes those of owners", async () => {
  const { database } = connection;
  const email = "owner@studio.test";
  const accountId = await makeAccount(database, email);
  await proveMailbox(database, email);
  await database.execute(sql`
    insert into shop.licence (ordinal, account_id, pid, serial, authentication_string)
    values (1, ${accountId}, 'PID-vocal-reverb', 'serial', 'secret')`);
  await database.execute(sql`
    insert into shop.price_alert (email, path, currency, amount, language, confirmed_at)
    select person, 'vocal-reverb', 'EUR', 20000 + n, 'en', now()
      from generate_series(1, 700) n, unnest(array[${email}, 'other@studio.test']) person`);
  const enqueued: object[] = [];
  expect(await look(enqueued)).toBe(700);
  expect(new Set(enqueued.map((job) => JSON.stringify(job))).size).toBe(700);
  const { rows } = await database.execute(sql`
    select email, count(*)::integer as wishes, count(told_at)::integer as notified
      from shop.price_alert where amount >= 11900 group by email`);
  expect(rows).toEqual([{ email: "other@studio.test", wishes: 700, notified: 700 }]);
});
