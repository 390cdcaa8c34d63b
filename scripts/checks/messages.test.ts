import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { defaultLanguage, languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";

const storefront = join(import.meta.dirname, "../../apps/storefront");
const folder = join(storefront, "app/locales");

const catalogues = ["first-view", "shop", "personal"].flatMap((part) =>
  languages.map((language) => ({ language, file: `${part}/${language}.po` })),
);

async function readCatalogues(): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(
      catalogues.map(
        async ({ file }) => [file, await readFile(join(folder, file), "utf8")] as const,
      ),
    ),
  );
}

/** The English wording of what a catalogue has no translation for. */
function missingIn(catalogue: string): string[] {
  return catalogue
    .split("\n\n")
    .slice(1)
    .filter((entry) => /^msgstr ""$(?!\n")/m.test(entry) && !entry.includes("#~"))
    .map((entry) => /^msgid (.*(?:\n".*)*)/m.exec(entry)?.[1] ?? entry);
}

describe("interface texts", () => {
  it("exist in every language, none missing", async () => {
    const texts = await readCatalogues();
    const missing = catalogues
      .filter(({ language }) => language !== defaultLanguage)
      .flatMap(({ file }) => missingIn(texts.get(file) ?? "").map((text) => `${file}: ${text}`));
    expect(missing).toEqual([]);
  });

  it("are extracted from the components as they stand (if not: pnpm messages)", async () => {
    const before = await readCatalogues();
    try {
      await promisify(execFile)("pnpm", ["messages"], {
        cwd: storefront,
        // With Vitest's environment, Lingui would look for its own sources.
        env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
      });
      expect(await readCatalogues()).toEqual(before);
    } finally {
      for (const [file, text] of before) await writeFile(join(folder, file), text);
    }
  });
});
