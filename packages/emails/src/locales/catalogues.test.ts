import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLanguage, languages, type Language } from "@autotune/routes";
import { formatter } from "@lingui/format-po";
import { describe, expect, it } from "vitest";

/** Texts that are spelt as in English. */
const sameAsEnglish: Partial<Record<Language, readonly string[]>> = {
  de: ["Passkey", "Name"],
  fr: ["Total"],
  es: ["Plan", "Total", "Subtotal"],
  it: ["Passkey"],
  pt: ["Total", "Subtotal"],
};
const signs: ReadonlySet<string> = new Set(["{label}:", "{label}: {value}", "{amount} {every}"]);

interface Text {
  readonly english: string;
  readonly translated: string;
}

async function readTexts(language: Language): Promise<Text[]> {
  const filename = join(import.meta.dirname, `${language}.po`);
  const catalogue = await formatter().parse(readFileSync(filename, "utf8"), {
    locale: language,
    sourceLocale: defaultLanguage,
    filename,
  });
  return Object.values(catalogue).map(({ message = "", translation = "" }) => ({
    english: message,
    translated: translation,
  }));
}

/** The names of what is filled in. */
function readPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name))].toSorted();
}

describe.each(languages)("the texts of e-mails in %s", (language) => {
  it("are all there, without a gap", async () => {
    const texts = await readTexts(language);
    expect(texts.length).toBeGreaterThan(300);
    for (const { english, translated } of texts) {
      expect(translated.trim(), english).not.toBe("");
      expect(translated, english).not.toMatch(/undefined|\bnull\b|\$\{| {2}/);
      // Apostrophes as they are printed.
      expect(translated, english).not.toContain("'");
      expect(readPlaceholders(translated), english).toEqual(readPlaceholders(english));
    }
  });
});

describe.each(languages.filter((language) => language !== defaultLanguage))(
  "the translations into %s",
  (language) => {
    it("leave no English", async () => {
      const left = (await readTexts(language)).filter(
        ({ english, translated }) => english === translated && !signs.has(english),
      );
      const allowed = sameAsEnglish[language] ?? [];
      expect(left.map(({ english }) => english).filter((text) => !allowed.includes(text))).toEqual(
        [],
      );
    });
  },
);

it("never separate a French sign from its word", async () => {
  for (const { english, translated } of await readTexts("fr"))
    expect(translated, english).not.toMatch(/[^\u00a0][!?;:]/);
});

/** Nobody’s rule: how long banks take, and what people promise. */
const promised: ReadonlySet<string> = new Set([
  "Banks usually take 5 to 10 business days to show it.",
  "You’ll have a quote for your school within two business days.",
  "We’ll write back with a quote within two business days. If there’s anything to add, just reply to this email.",
]);

it.each(languages)("type no number that a rule decides, in %s", async (language) => {
  const typed = (await readTexts(language)).filter(
    // Japanese writes “one email” and “once” with a digit.
    ({ english, translated }) =>
      !promised.has(english) && /\d+\s?(?![通つ回台])\p{L}/u.test(translated),
  );
  expect(typed.map(({ translated }) => translated)).toEqual([]);
});
