import { expect, it } from "vitest";
import { cmsSql } from "./cms-sql.ts";

const migration = (up: string) => `
import { sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  ${up}
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`DROP TABLE "cms"."a";\`)
}`;

it("takes what goes up, and not what goes down", () => {
  const up = "await db.execute(sql`CREATE TABLE a ();`)\n await db.execute(sql`SELECT '\\`';`)";
  expect(cmsSql(migration(up))).toBe("CREATE TABLE a ();\nSELECT '`';");
});

it("rejects what it cannot read", () => {
  expect(() => cmsSql(migration("await payload.update({})"))).toThrow("no sql");
  expect(() => cmsSql(migration("await db.execute(sql`DROP TABLE ${name};`)"))).toThrow("values");
  expect(() => cmsSql("export const up = 1")).toThrow("down");
});
