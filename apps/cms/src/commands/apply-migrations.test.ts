import { asRole } from "@autotune/database/roles";
import { cloneDatabase } from "@autotune/database/testing";
import { sql, type MigrateUpArgs } from "@payloadcms/db-postgres";
import {
  createLocalReq,
  getPayload,
  initTransaction,
  killTransaction,
  type Payload,
} from "payload";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { buildCmsConfig } from "../config.ts";
import { stopPayload } from "../testing/stop-payload.ts";
import { testEnvironment } from "../testing/test-environment.ts";
import { migrateUp } from "./apply-migrations.ts";

let payload: Payload;
const connect = () => payload.db.pool.connect();
let editor: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("cmsTemplate"));
  const environment = testEnvironment({ DATABASE_URL: asRole(url, "migrations") });
  payload = await getPayload({
    config: buildCmsConfig(environment),
    key: url,
    disableOnInit: true,
  });
  editor = await connect();
});
afterAll(async () => {
  editor.release();
  await stopPayload(payload);
});

/** In a transaction, as Payload runs it. */
async function run(up: (args: MigrateUpArgs) => Promise<void>): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  const { db } = payload.db.sessions?.[String(await req.transactionID)] ?? {};
  try {
    await migrateUp(up, { db: db as MigrateUpArgs["db"], payload, req });
  } finally {
    await killTransaction(req);
  }
}

it("a migration does not wait behind somebody who edits, where others would wait behind it", async () => {
  await editor.query("begin");
  await editor.query("select from cms.pages");
  const began = performance.now();
  const migration = run(async ({ db }) => {
    await db.execute(sql`ALTER TABLE "cms"."pages" ADD COLUMN "planted" text;`);
  });
  await expect(migration).rejects.toMatchObject({ cause: { code: "55P03" } });
  expect(performance.now() - began).toBeLessThan(3000);
  await editor.query("commit");
});

it("an index is made outside of Payload's transaction", async () => {
  await run(async ({ db }) => {
    await db.execute(
      sql`CREATE INDEX CONCURRENTLY "planted_idx" ON "cms"."pages" USING btree ("updated_at");`,
    );
  });
  const { rows } = await editor.query(
    "select indisvalid from pg_index where indexrelid = 'cms.planted_idx'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});
