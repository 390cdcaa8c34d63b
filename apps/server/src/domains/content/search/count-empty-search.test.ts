import { asRole } from "@autotune/database/roles";
import { reportingSearch } from "@autotune/database/schema";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { asc } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { countEmptySearch, isPersonal } from "./count-empty-search.ts";

it("counts what was searched for, however it was written, and nothing that could name a person", async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  const connection = connectForTest(asRole(url, "web"));
  const { database } = connection;
  for (const query of ["Talk box", " talk  BOX ", "", "ana@studio.test", "1234-5678"])
    await countEmptySearch(database, { query, language: "en" });
  await countEmptySearch(database, { query: "talk box", language: "de" });
  const rows = await database.select().from(reportingSearch).orderBy(asc(reportingSearch.language));
  await connection.close();
  expect(rows.map(({ language, query, count }) => [language, query, count])).toEqual([
    ["de", "talk box", 1],
    ["en", "talk box", 2],
  ]);
}, 60_000);

it("knows a version from a serial", () => {
  expect(isPersonal("auto-tune 2026")).toBe(false);
  expect(isPersonal("555 0199 33")).toBe(true);
});
