import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { defaultLanguage, languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";

const storefront = join(import.meta.dirname, "../../apps/storefront");
const folder = join(storefront, "app/locales");

async function readCatalogues(): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".po"));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const),
    ),
  );
}

describe("interface texts", () => {
  it("exist in every language, none missing", async () => {
    const catalogues = await readCatalogues();
    expect([...catalogues.keys()].toSorted()).toEqual(
      languages.map((language) => `${language}.po`).toSorted(),
    );
    for (const language of languages.filter((candidate) => candidate !== defaultLanguage)) {
      const entries = catalogues.get(`${language}.po`)?.split("\n\n").slice(1) ?? [];
      const missing = entries.filter(
        (entry) => /^msgstr ""$(?!\n")/m.test(entry) && !entry.includes("#~"),
      );
      expect(missing, `${language} lacks texts`).toEqual([]);
    }
  });

  it("are extracted from the components as they stand (if not: pnpm messages)", async () => {
    const before = await readCatalogues();
    try {
      await promisify(execFile)("pnpm", ["messages"], {
        cwd: storefront,
        // Told that it is tested, Lingui would look for its own sources.
        env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
      });
      expect(await readCatalogues()).toEqual(before);
    } finally {
      for (const [file, text] of before) await writeFile(join(folder, file), text);
    }
  });
});
