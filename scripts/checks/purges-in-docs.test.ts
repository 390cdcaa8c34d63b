import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
/** The function that deletes old rows, or the name of a job that does it in its own way. */
const purges = /(?<!function )\bdeleteInSlices\(|name: "forget-/;

it("docs/domains/privacy.md names every file that deletes what is old", async () => {
  const document = readFileSync(join(root, "docs/domains/privacy.md"), "utf8");
  const [, table = ""] = /^## What is deleted because it is old\n(.*?)^## /ms.exec(document) ?? [];
  const purging: string[] = [];
  for await (const file of glob("apps/server/src/**/*.ts", { cwd: root })) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue;
    if (purges.test(readFileSync(join(root, file), "utf8"))) purging.push(file);
  }
  expect(purging.length).toBeGreaterThan(10);
  expect(purging.filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
});
