import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const path = /`((?:apps|packages|scripts|e2e|bench|deploy|docs|\.github)\/[\w.@()/-]+)`/g;
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** What a reader of the docs would open. Decision records say what was true when they were made. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8").replaceAll(/^```.*?^```/gms, "");
  const named = [...text.matchAll(path)].map(([, file = ""]) => file);
  const linked = [...text.matchAll(link)].map(([, file = ""]) => join(dirname(document), file));
  return [...named, ...linked];
}

const documents = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file.endsWith(".md") && !file.startsWith("docs/decisions/"))
  .filter((file) => existsSync(join(root, file)));

it.each(documents)("every path that %s names exists", (document) => {
  expect(pathsIn(document).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
