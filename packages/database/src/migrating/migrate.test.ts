import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cloneDatabase, createTemplate, type DatabaseTemplate } from "../testing/index.ts";
import { migrate } from "./migrate.ts";

let template: DatabaseTemplate;
beforeAll(async () => {
  template = await createTemplate({ name: "rolled_back", prepare: migrate });
}, 60_000);
afterAll(() => template.drop());

/** Whether a right that this release does not grant is there after it has migrated. */
async function keepsRight(prepare: string): Promise<boolean> {
  const { url } = await cloneDatabase(template.name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`grant delete on shop.coupon to shop_web; ${prepare}`);
    await migrate(url);
    const { rows } = await client.query<{ kept: boolean }>(
      "select has_table_privilege('shop_web', 'shop.coupon', 'delete') as kept",
    );
    return rows[0]?.kept === true;
  } finally {
    await client.end();
  }
}

it("a right ends with the release that no longer grants it", async () => {
  expect(await keepsRight("")).toBe(false);
});

it("a release that is rolled back to takes no right from the newer one, which still runs", async () => {
  const newer = "insert into shop.__drizzle_migrations (hash, created_at) values ('newer', 9e12)";
  expect(await keepsRight(newer)).toBe(true);
});
