import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const migrations = ["packages/database/migrations/*.sql", "apps/cms/src/migrations/*.ts"];

/** A line as `sha256sum` writes it, so that `sha256sum --check` reads it too. */
async function lineOf(file: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(root, file)));
  return `${hash.digest("hex")}  ${file}`;
}

it("no migration differs from its line in scripts/checks/migrations.sha256; a new one adds its line there", async () => {
  const list = await readFile(join(import.meta.dirname, "migrations.sha256"), "utf8");
  const files = globSync(migrations, { cwd: root });
  const lines = await Promise.all(files.map(lineOf));
  expect(list.trimEnd().split("\n").toSorted()).toEqual(lines.toSorted());
});
