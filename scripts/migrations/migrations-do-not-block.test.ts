import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { baseline } from "./baseline.ts";
import { cmsSql } from "./cms-sql.ts";
import { findBlocking } from "./squawk.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync(["packages/database/migrations/*.sql", "apps/cms/src/migrations/*.ts"], {
  cwd: root,
});

async function check(file: string) {
  const text = await readFile(join(root, file), "utf8");
  return findBlocking(file, file.endsWith(".ts") ? cmsSql(text) : text);
}

it("no migration blocks the shop, or breaks the release before it (docs/decisions/0072-migrations-that-do-not-block.md)", async () => {
  expect(files).toEqual(expect.arrayContaining([...baseline]));
  const found = (await Promise.all(files.map(check))).flat();
  expect(
    found.filter(({ file, rule }) => rule === "syntax-error" || !baseline.includes(file)),
  ).toEqual([]);
});

const rulesIn = async (sql: string) =>
  (await findBlocking("planted.sql", sql)).map(({ rule }) => rule);

it.each([
  ["an index that stops writes", 'CREATE INDEX "i" ON "shop"."order" ("email");'],
  ["a key that is checked under a lock", "ALTER TABLE shop.order ADD FOREIGN KEY (a) REFERENCES b (c);"],
  ["a type that rewrites the table", "ALTER TABLE shop.order ALTER COLUMN total TYPE bigint;"],
  ["a column that the last release does not fill", "ALTER TABLE shop.order ADD COLUMN a int NOT NULL;"],
  ["a column that the last release still reads", "ALTER TABLE shop.order DROP COLUMN total;"],
  ["a column with another name", "ALTER TABLE shop.order RENAME COLUMN total TO sum;"],
])("finds %s", async (_, sql) => {
  expect(await rulesIn(sql)).not.toEqual([]);
});

it.each([
  'CREATE INDEX CONCURRENTLY "i" ON "shop"."order" USING btree ("email");',
  'CREATE TABLE "shop"."a" ("id" int);--> statement-breakpoint\nCREATE INDEX "i" ON "shop"."a" ("id");',
  'ALTER TABLE "shop"."order" ADD COLUMN "note" text;',
  "-- No release since the last one reads it.\n-- squawk-ignore ban-drop-column\nALTER TABLE shop.order DROP COLUMN a;",
])("passes %s", async (sql) => {
  expect(await rulesIn(sql)).toEqual([]);
});
