import { languages, type Language } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { accountTexts } from "./account/texts-by-language.ts";
import { betaTexts } from "./beta/texts-by-language.ts";
import { digestTexts } from "./digest/texts-by-language.ts";
import { inquiryTexts } from "./inquiry/texts-by-language.ts";
import { newsletterTexts } from "./newsletter/texts-by-language.ts";
import { orderTexts } from "./order/texts-by-language.ts";
import { planTexts } from "./plan/texts-by-language.ts";
import { cartReminderTexts } from "./cart/texts-by-language.ts";
import { priceAlertTexts } from "./price/texts-by-language.ts";
import { refundTexts } from "./refund/texts-by-language.ts";

/** Texts that are spelt as in English. */
const sameAsEnglish: Partial<Record<Language, readonly string[]>> = {
  de: ["passkey", "name"],
  fr: ["total"],
  es: ["plan", "total", "subtotal"],
  it: ["passkey"],
  pt: ["total", "subtotal"],
};
const signs = new Set(["colon"]);
const month = { count: 1, unit: "m" };

/** Every text of a table, by its name; functions are called with sample values. */
function readTexts(table: unknown, name = ""): [string, string][] {
  if (typeof table === "string") return [[name, table]];
  if (typeof table === "function") {
    const said: unknown = Reflect.apply(table, undefined, [
      name.endsWith("every") ? month : 1,
      2,
      3,
    ]);
    return readTexts(said, name);
  }
  if (typeof table !== "object" || table === null) return [];
  return Object.entries(table).flatMap(([key, text]) =>
    readTexts(text, name === "" ? key : `${name}.${key}`),
  );
}

const tables = {
  account: accountTexts,
  order: orderTexts,
  plan: planTexts,
  refund: refundTexts,
  price: priceAlertTexts,
  cart: cartReminderTexts,
  newsletter: newsletterTexts,
  inquiry: inquiryTexts,
  digest: digestTexts,
  beta: betaTexts,
};

describe.each(Object.entries(tables))("the texts of the %s mail", (_mail, byLanguage) => {
  const english = new Map(readTexts(byLanguage.en));
  const others = languages.filter((language) => language !== "en");

  it.each(others)("leave no English in %s", (language) => {
    const texts = readTexts(byLanguage[language]);
    expect(texts.map(([name]) => name).sort()).toEqual([...english.keys()].sort());
    const left = texts.filter(([name, text]) => text === english.get(name) && !signs.has(name));
    const allowed = sameAsEnglish[language] ?? [];
    expect(left.map(([name]) => name).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it.each(languages)("are all there in %s, without a gap", (language) => {
    for (const [name, text] of readTexts(byLanguage[language])) {
      expect(text.trim(), name).not.toBe("");
      expect(text, name).not.toMatch(/undefined|\bnull\b|\$\{|#| {2}/);
      // Apostrophes as they are printed.
      expect(text, name).not.toContain("'");
    }
  });

  it("never separate a French sign from its word", () => {
    for (const [name, text] of readTexts(byLanguage.fr))
      expect(text, name).not.toMatch(/[^\u00a0][!?;:]/);
  });
});
