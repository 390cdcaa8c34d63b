import { readRights } from "@autotune/database/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

it("only the CMS and its migrations get at a table of the CMS, the one with its people's passwords among them", async () => {
  const tables = await readRights(cms.payload.db.pool, "cms");

  expect(Object.keys(tables)).toContain("cms.users");
  const { migrations } = tables["cms.users"] ?? {};
  expect(migrations).toContain("truncate");
  const expected = {
    migrations,
    web: [],
    worker: [],
    cms: ["select", "insert", "update", "delete"],
    reports: [],
  };
  for (const [table, rights] of Object.entries(tables)) expect(rights, table).toEqual(expected);
});
