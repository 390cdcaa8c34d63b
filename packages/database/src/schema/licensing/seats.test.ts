import { computersPerLicence, computersPerPlan } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseConnection } from "../../connection/connection.ts";
import { migrate } from "../../migrating/migrate.ts";
import {
  cloneDatabase,
  connectForTest,
  createTemplate,
  type DatabaseTemplate,
} from "../../testing/index.ts";

let template: DatabaseTemplate;
let connection: DatabaseConnection;
beforeAll(async () => {
  template = await createTemplate({ name: "seats", prepare: migrate });
  const { url } = await cloneDatabase(template.name);
  connection = connectForTest(url);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await template.drop();
});

it("the database gives a new licence or plan as many computers as the rules say", async () => {
  const { rows } = await connection.database.execute(sql`
    select table_name as "table", column_default::integer as seats from information_schema.columns
     where table_schema = 'shop' and column_name = 'seats' order by table_name`);
  expect(rows).toEqual([
    { table: "licence", seats: computersPerLicence },
    { table: "subscription", seats: computersPerPlan },
  ]);
});
