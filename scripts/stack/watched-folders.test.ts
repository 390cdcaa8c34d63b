import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "./processes.ts";
import { watchedFolders } from "./watched-folders.ts";

/** The packages that files of a folder import, by the words of their imports. */
async function importedPackages(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    "git",
    ["grep", "-hoE", 'from "@autotune/[a-z-]+', "--", `${folder}/*.ts`],
    { cwd: root },
  );
  const names = stdout
    .trim()
    .split("\n")
    .map((line) => line.replace('from "@autotune/', ""));
  return [...new Set(names)].toSorted();
}

it("a change in any package that the server imports restarts it", async () => {
  const watched = watchedFolders("server");
  const packages = watched.flatMap((folder) => /^packages\/([^/]+)/.exec(folder)?.[1] ?? []);
  const imported = (await importedPackages("apps/server/src")).filter(
    // Vite replaces its parts in the running page.
    (name) => name !== "storefront",
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(packages).toEqual(expect.arrayContaining(imported));
  expect(watched).toContain("apps/server/src");
  expect(watched).toContain("packages/database/src");
});

it("e-mails count when they are built, because the worker loads what was built", () => {
  const watched = watchedFolders("server");
  expect(watched).toContain("packages/emails/build");
  expect(watched).not.toContain("packages/emails/src");
});
