import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const oxlint = join(root, "node_modules/.bin/oxlint");
let tree: string;

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), "boundaries-"));
  await copyFile(join(root, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
});
afterAll(() => rm(tree, { recursive: true }));

/** Lints one file of that name with that import, under the rules of this repository. */
async function lint(file: string, imported: string): Promise<string> {
  const path = join(tree, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `import { thing } from "${imported}";\nexport const used = thing;\n`);
  const run = promisify(execFile)(oxlint, [file], { cwd: tree });
  return run.then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  );
}

describe("import boundaries", () => {
  it.each([
    ["packages/commerce/src/a.ts", "@autotune/contract"],
    ["packages/contract/src/a.ts", "@autotune/database"],
    ["packages/ui/src/a.ts", "@autotune/commerce"],
    ["apps/storefront/app/a.ts", "@autotune/database"],
    ["apps/storefront/app/a.ts", "@autotune/server"],
    ["apps/storefront/app/a.ts", "@autotune/contract"],
    ["apps/storefront/app/features/cart/a.ts", "@autotune/contract"],
    ["apps/storefront/app/features/cart/a.ts", "../checkout/b.ts"],
    ["apps/storefront/app/features/cart/a.ts", "../../features/checkout/b.ts"],
    ["apps/storefront/app/features/cart/a.ts", "../../blocks/hero.tsx"],
    ["packages/commerce/src/a.ts", "node:fs"],
    ["apps/storefront/app/features/cart/a.ts", "@autotune/database"],
    ["apps/server/src/a.ts", "@autotune/cms"],
    ["apps/server/src/a.ts", "@autotune/payment-sandbox"],
    ["packages/payments/src/a.ts", "@autotune/payment-sandbox"],
    ["apps/payment-sandbox/src/a.ts", "@autotune/payments"],
    ["apps/cms/src/a.ts", "@autotune/server"],
    ["apps/cms/src/a.ts", "../../../packages/database/src/index.ts"],
  ])("%s may not import %s", async (file, imported) => {
    expect(await lint(file, imported)).toContain("no-restricted-imports");
  });

  it.each([
    ["packages/contract/src/a.ts", "@autotune/commerce"],
    ["apps/storefront/app/features/cart/a.ts", "../../i18n/language.ts"],
    ["apps/storefront/app/features/cart/a.ts", "./b.ts"],
    ["apps/storefront/app/a.ts", "@autotune/contract/inventory"],
    ["apps/server/src/a.ts", "@autotune/database"],
    ["apps/cms/src/a.ts", "@autotune/contract"],
    ["apps/payment-sandbox/src/a.ts", "@autotune/environment"],
  ])("%s may import %s", async (file, imported) => {
    expect(await lint(file, imported)).not.toContain("no-restricted-imports");
  });
});
