import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("the editor takes the workspace's TypeScript, by the path that pnpm gives it", async () => {
  const settings = JSON.parse(await readFile(join(root, ".vscode/settings.json"), "utf8"));
  // The editor looks for the compiler beside the package, where pnpm's link at the root has none.
  expect(join(root, settings["js/ts.tsdk.path"])).toBe(
    await realpath(join(root, "node_modules/typescript")),
  );
});
