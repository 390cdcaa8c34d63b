import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseConnection } from "../connection/connection.ts";
import { migrate } from "./migrate.ts";
import {
  cloneDatabase,
  connectForTest,
  createTemplate,
  type DatabaseTemplate,
} from "../testing/index.ts";
import { maintainEventPartitions } from "./maintain-event-partitions.ts";

let template: DatabaseTemplate;
let connection: DatabaseConnection;
beforeAll(async () => {
  template = await createTemplate({ name: "partitions", prepare: migrate });
  const { url } = await cloneDatabase(template.name);
  connection = connectForTest(url);
});
afterAll(async () => {
  await connection.close();
  await template.drop();
});

async function partitions(): Promise<string[]> {
  const { rows } = await connection.database.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits
        where inhparent = 'shop.provider_event'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
}

const store = (id: string, at: string, handled: boolean) =>
  connection.database.execute(sql`
    with key as (insert into shop.provider_event_key (event_id) values (${id}))
    insert into shop.provider_event (event_id, received_at, type, live, occurred_at, data, handled_at)
    values (${id}, ${at}, 'order.completed', false, ${at}, '{}', ${handled ? at : null})`);

it("has the coming months ready, may run twice, and drops old months that are done with", async () => {
  await maintainEventPartitions(connection.database, new Date("2030-01-15T00:00:00Z"));
  await maintainEventPartitions(connection.database, new Date("2030-01-31T23:59:59Z"));
  const ready = ["203001", "203002", "203003"].map((month) => `shop.provider_event_${month}`);
  expect(await partitions()).toEqual(expect.arrayContaining(ready));

  await store("done", "2030-01-10T00:00:00Z", true);
  await store("waits", "2030-02-10T00:00:00Z", false);
  await maintainEventPartitions(connection.database, new Date("2032-06-01T00:00:00Z"));
  const left = await partitions();
  expect(left).not.toContain("shop.provider_event_203001");
  expect(left).toContain("shop.provider_event_203002");
  expect(left).toContain("shop.provider_event_203208");
  // Keys would otherwise grow for ever.
  const { rows } = await connection.database.execute(
    sql`select event_id from shop.provider_event_key`,
  );
  expect(rows).toEqual([{ event_id: "waits" }]);
});

it("moves events that came before their month had a partition", async () => {
  await store("early", "2040-05-10T00:00:00Z", false);
  await maintainEventPartitions(connection.database, new Date("2040-05-11T00:00:00Z"));
  const { rows } = await connection.database.execute(
    sql`select tableoid::regclass::text as place from shop.provider_event where event_id = 'early'`,
  );
  expect(rows).toEqual([{ place: "shop.provider_event_204005" }]);
});
