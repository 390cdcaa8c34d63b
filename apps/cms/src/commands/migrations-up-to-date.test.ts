import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCms, type TestCms } from "../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

it("there is a migration for every change of a collection (if not: pnpm --filter @autotune/cms migration add-something)", async () => {
  const { db } = cms.payload;
  const snapshots = (await readdir(db.migrationDir)).filter((name) => name.endsWith(".json"));
  // Payload reads the last one alone.
  expect(snapshots).toHaveLength(1);
  const [snapshot = ""] = snapshots;
  const last = JSON.parse(await readFile(path.join(db.migrationDir, snapshot), "utf8"));
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  expect(await generateMigration(last, await generateDrizzleJson(db.schema))).toEqual([]);
});
