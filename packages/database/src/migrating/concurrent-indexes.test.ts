import { expect, it } from "vitest";
import { isConcurrent } from "./concurrent-indexes.ts";

const make = 'CREATE INDEX CONCURRENTLY "name_index" ON "shop"."account" USING btree ("name");';

it("knows a migration that makes or drops indexes while others write", () => {
  expect(isConcurrent(make)).toBe(true);
  expect(isConcurrent(`${make}--> statement-breakpoint\n${make}`)).toBe(true);
  expect(isConcurrent('-- Why.\nDROP INDEX CONCURRENTLY IF EXISTS "shop"."name_index";\n')).toBe(
    true,
  );
  expect(isConcurrent('CREATE INDEX "name_index" ON "shop"."account" ("name");')).toBe(false);
});

it("rejects one that does something else as well, which an interruption would do twice", () => {
  const column = 'ALTER TABLE "shop"."account" ADD COLUMN "name" text;--> statement-breakpoint\n';
  expect(() => isConcurrent(column + make)).toThrow("nothing but");
  expect(() => isConcurrent("CREATE INDEX CONCURRENTLY ON shop.account (name);")).toThrow("not");
});
