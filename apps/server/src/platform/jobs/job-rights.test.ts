import { jobTables } from "@autotune/database";
import { cloneDatabase, readRights } from "@autotune/database/testing";
import pg from "pg";
import { expect, inject, it } from "vitest";

it("web adds jobs and creates queues; all other tables of the jobs are the worker's alone", async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await readRights(client, "jobs");
  await client.end();

  expect(Object.keys(tables)).toEqual(expect.arrayContaining(Object.keys(jobTables)));
  const everything = tables["jobs.version"]?.worker;
  expect(everything).toContain("truncate");
  for (const [table, { worker, web, cms, reports }] of Object.entries(tables))
    expect({ worker, web, cms, reports }, table).toEqual({
      worker: everything,
      web: jobTables[table]?.web ?? [],
      cms: [],
      reports: [],
    });
});
