import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const oxlint = join(root, "node_modules/.bin/oxlint");

const forbidden = [
  ["packages/commerce/src/a.ts", "@autotune/contract"],
  ["packages/contract/src/a.ts", "@autotune/database"],
  ["packages/ui/src/a.ts", "@autotune/commerce"],
  ["apps/storefront/app/a.ts", "@autotune/database"],
  ["apps/storefront/app/a.ts", "@autotune/server"],
  ["apps/storefront/app/a.ts", "@autotune/contract"],
  ["apps/storefront/app/features/checkout/a.ts", "@autotune/contract"],
  ["packages/commerce/src/a.ts", "node:fs"],
  ["apps/storefront/app/features/checkout/a.ts", "@autotune/database"],
  ["apps/server/src/a.ts", "@autotune/cms"],
  ["apps/server/src/a.ts", "@autotune/payment-sandbox"],
  ["packages/payments/src/a.ts", "@autotune/payment-sandbox"],
  ["apps/payment-sandbox/src/a.ts", "@autotune/payments"],
  ["apps/cms/src/a.ts", "@autotune/server"],
  ["apps/cms/src/a.ts", "@autotune/scripts"],
  ["apps/cms/src/a.ts", "../../../packages/database/src/index.ts"],
] as const;
const allowed = [
  ["packages/contract/src/a.ts", "@autotune/commerce"],
  ["apps/storefront/app/a.ts", "@autotune/contract/inventory"],
  ["apps/server/src/a.ts", "@autotune/database"],
  ["apps/cms/src/a.ts", "@autotune/contract"],
  ["apps/cms/src/testing/a.ts", "@autotune/scripts"],
  ["apps/payment-sandbox/src/a.ts", "@autotune/environment"],
] as const;

/** Of the imports above, those that the rules of this repository reject. */
const rejected = new Set<string>();

beforeAll(async () => {
  const tree = await mkdtemp(join(tmpdir(), "boundaries-"));
  // The rules between domains have tests of their own, beside their plugin.
  const settings = (await readFile(join(root, ".oxlintrc.json"), "utf8"))
    .replace(/"jsPlugins": \[[^\]]*\],/, "")
    .replace('"domains/direction": "error",', "");
  await writeFile(join(tree, ".oxlintrc.json"), settings);
  const importOf = new Map<string, string>();
  for (const [index, [file, imported]] of [...forbidden, ...allowed].entries()) {
    const named = file.replace("a.ts", `a${index}.ts`);
    importOf.set(named, `${file} ${imported}`);
    await mkdir(dirname(join(tree, named)), { recursive: true });
    await writeFile(
      join(tree, named),
      `import { thing } from "${imported}";\nexport const used = thing;\n`,
    );
  }
  // One run for all of them: starting the linter takes longer than linting.
  const printed = await promisify(execFile)(oxlint, ["--format=unix"], { cwd: tree }).then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  );
  for (const line of printed.split("\n").filter((text) => text.includes("no-restricted-imports")))
    rejected.add(importOf.get(line.slice(0, line.indexOf(":"))) ?? line);
  await rm(tree, { recursive: true });
});

describe("import boundaries", () => {
  it.each(forbidden)("%s may not import %s", (file, imported) => {
    expect(rejected).toContain(`${file} ${imported}`);
  });

  it.each(allowed)("%s may import %s", (file, imported) => {
    expect(rejected).not.toContain(`${file} ${imported}`);
  });
});
