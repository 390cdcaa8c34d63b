import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const relativeImport = /(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;

it("no relative import leaves its package", async () => {
  const { stdout } = await promisify(execFile)(
    "git",
    ["ls-files", "packages", "apps", "*.ts", "*.tsx"],
    { cwd: root },
  );
  const files = stdout.split("\n").filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(150);
  const leaving: string[] = [];
  for (const file of files) {
    const text = await readFile(join(root, file), "utf8").catch(() => "");
    for (const [, imported = ""] of text.matchAll(relativeImport)) {
      const target = normalize(join(dirname(file), imported));
      const leavesPackage = !target.startsWith(file.split("/").slice(0, 2).join("/"));
      if (leavesPackage) leaving.push(`${file} imports ${imported}`);
    }
  }
  expect(leaving).toEqual([]);
});
