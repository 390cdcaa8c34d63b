import type { DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { pagesTouched } from "../../../../test/pages-touched.ts";
import { emptyUninteresting } from "./purge-uninteresting.ts";
import { notOfInterest } from "./not-of-interest.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url);
}, 60_000);
afterAll(async () => {
  await connection.close();
});

it("events that the shop does not handle are reduced to their receipt after a month", async () => {
  const came = async (eventId: string, daysAgo: number, outcome: string | null) => {
    await connection.database.execute(sql`
      insert into shop.provider_event (event_id, received_at, type, live, occurred_at, data, handled_at, outcome)
      values (${eventId}, now() - ${daysAgo} * interval '1 day', 'account.created', false, now(),
        '{"contact": {"email": "nina@studio.test"}}', case when ${outcome}::text is not null then now() end,
        ${outcome})`);
  };
  await came("young", 29, notOfInterest);
  await came("old", 31, notOfInterest);
  await came("handled", 31, "1 lines taken back");
  await came("waits", 31, null);
  expect(await emptyUninteresting(connection.database)).toBe(1);
  expect(await emptyUninteresting(connection.database)).toBe(0);
  const { rows } = await connection.database.execute(
    sql`select event_id, outcome from shop.provider_event where data = '{}'`,
  );
  expect(rows).toEqual([{ event_id: "old", outcome: notOfInterest }]);
});

it("reads only what it empties, however many events came in the months before", async () => {
  await connection.database.execute(sql`
    insert into shop.provider_event (event_id, received_at, type, live, occurred_at, data, handled_at, outcome)
    select 'many ' || n, now() - (n % 80) * interval '1 day', 'order.completed', false, now(),
           case when n % 2 = 0 then '{}' else '{"id": "1"}' end::jsonb, now(),
           case when n % 2 = 0 then ${notOfInterest} else 'granted' end
      from generate_series(1, 20000) n`);
  await connection.database.execute(sql`analyze shop.provider_event`);
  const costs = await pagesTouched(clone.url, () => emptyUninteresting(connection.database));
  expect(costs).toHaveLength(1);
  // A table of 20,000 events has several hundred.
  for (const { pages } of costs) expect(pages).toBeLessThan(60);
});
