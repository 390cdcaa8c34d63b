import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { defaultLanguage, languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Where texts are written, and where each of their catalogues is. */
const sources = [
  {
    name: "interface",
    folder: "apps/storefront",
    catalogues: ["first-view", "shop", "personal"].map((part) => `app/locales/${part}`),
  },
  { name: "e-mails", folder: "packages/emails", catalogues: ["src/locales"] },
].map(({ name, folder, catalogues }) => ({
  name,
  folder: join(root, folder),
  files: catalogues.flatMap((catalogue) =>
    languages.map((language) => ({ language, file: `${catalogue}/${language}.po` })),
  ),
}));
type Source = (typeof sources)[number];

async function readCatalogues({ folder, files }: Source): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(
      files.map(async ({ file }) => [file, await readFile(join(folder, file), "utf8")] as const),
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

/** Each message with its context, and how it is translated. */
function readMessages(catalogue: string): [message: string, translation: string][] {
  return catalogue
    .split("\n\n")
    .slice(1)
    .filter((entry) => !entry.includes("#~"))
    .map((entry) => {
      const at = entry.indexOf("msgstr ");
      return [entry.slice(entry.search(/^msg(?:ctxt|id) /m), at), entry.slice(at).trim()];
    });
}

it("a message is the same in all catalogues of the interface, which are loaded into one", async () => {
  const [source] = sources;
  if (source === undefined) throw new Error("The interface has no catalogues");
  const translations = new Map<string, Set<string>>();
  for (const { language, file } of source.files)
    for (const [message, translation] of readMessages(
      await readFile(join(source.folder, file), "utf8"),
    )) {
      const known = translations.get(`${language} ${message}`) ?? new Set();
      translations.set(`${language} ${message}`, known.add(translation));
    }
  // The server would say one of them and the browser the other. Two meanings need a context each.
  expect([...translations].filter(([, known]) => known.size > 1)).toEqual([]);
});

describe.each(sources)("texts of the $name", (source) => {
  it("exist in every language, none missing", async () => {
    const texts = await readCatalogues(source);
    const missing = source.files
      .filter(({ language }) => language !== defaultLanguage)
      .flatMap(({ file }) => missingIn(texts.get(file) ?? "").map((text) => `${file}: ${text}`));
    expect(missing).toEqual([]);
  });

  it("are extracted from the components as they stand (if not: pnpm messages)", async () => {
    const before = await readCatalogues(source);
    try {
      await promisify(execFile)("pnpm", ["messages"], {
        cwd: source.folder,
        // With Vitest's environment, Lingui would look for its own sources.
        env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
      });
      expect(await readCatalogues(source)).toEqual(before);
    } finally {
      // Only what was changed: tests that run beside read the others.
      for (const [file, text] of await readCatalogues(source)) {
        const original = before.get(file);
        if (original !== undefined && original !== text)
          await writeFile(join(source.folder, file), original);
      }
    }
  });
});

/** What no rule in code decides, or what a test holds against its rule. */
const numbersAllowed: ReadonlySet<string> = new Set([
  "Banks usually take 5 to 10 business days to show it.",
  "Banks usually take 5 to 10 business days to show the refund. You don’t need to do anything.",
  "Lowest price in the 30 days before this sale: <0/>",
  "Price over the last 12 months, between {shownLowest} and {shownHighest}",
]);
const units = "days?|hours?|weeks?|months?|years?|minutes?|letters|characters";
const spelled = "seven|ten|twelve|fourteen|thirty";
const typedNumber = new RegExp(
  `\\b(?:\\d+|${spelled})[ -](?:${units})\\b|\\b\\d\\+ capital|from \\d+ to \\d+|\\ban hour\\b`,
  "iu",
);

it.each(sources)("the $name type no number that a rule decides", async (source) => {
  const english = [...(await readCatalogues(source))].filter(([file]) => file.endsWith("/en.po"));
  const typed = english
    .flatMap(([, catalogue]) => readMessages(catalogue))
    .map(([, translation]) => /^msgstr "(.*)"$/s.exec(translation)?.[1] ?? translation)
    // A plural may spell out its one.
    .filter((text) => typedNumber.test(text.replaceAll(/one \{an hour\}/g, "")))
    .filter((text) => !numbersAllowed.has(text));
  expect(typed).toEqual([]);
});

it("the interface asks whether we may email offers, and promises none, because no email has them", async () => {
  const [source] = sources;
  if (source === undefined) throw new Error("The interface has no catalogues");
  const english = [...(await readCatalogues(source))].filter(([file]) => file.endsWith("/en.po"));
  const promises = english
    .flatMap(([, catalogue]) => readMessages(catalogue))
    .map(([, translation]) => translation)
    .filter((text) => /email me.*offers|offers for what I own|sales, new products/i.test(text))
    .filter((text) => !/\bmay email\b/.test(text));
  expect(promises).toEqual([]);
});
