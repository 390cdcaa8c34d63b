import { defaultLanguage, languages } from "@autotune/routes";
import { expect, it } from "vitest";
import { allTexts } from "./all-texts.ts";
import { checkTranslation } from "./check-translation.ts";
import { productNames } from "./product-names.ts";

const texts = await allTexts();
const others = languages.filter((language) => language !== defaultLanguage);

it.each(others)("texts in %s keep register, typography, placeholders and length", (language) => {
  const problems = texts
    .filter((text) => text.language === language)
    .flatMap((text) =>
      checkTranslation(text, productNames).map(
        (problem) => `${text.where}: ${problem}: ${text.text.slice(0, 160)}`,
      ),
    );
  expect(problems).toEqual([]);
});

it.each([
  ["de", "Choose a plan.", "Wählen Sie ein Abo.", ["formal address"]],
  ["fr", "Your plan", "Ton abonnement et ton compte", ["informal address"]],
  ["fr", "A step up", "Le refrain monte d’un ton", []],
  ["fr", "Really?", "Vraiment?", ["no fixed space before : ; ! ? or inside « »"]],
  ["es", "Tell us.", "Decid lo que os gusta.", ["vosotros or usted"]],
  ["ko", "Switch to {name}", "{name}(으)로 바꾸기", ["a particle in parentheses"]],
  ["ja", "12 months", "12 か月", ["a half-width space"]],
  ["it", "until {date}", "fino al {date}", ["an article before a date: l’8, l’11"]],
  ["pt", "Sign in, {name}", "Entrar", ["other placeholders"]],
  ["de", "This is not for you", "This is not for you", ["still in English"]],
  ["de", "Buy Now", "Jetzt kaufen", []],
  ["de", "{names:auto-tune-plan/vocal-chain}", "{names:auto-tune-plan/vocal-chain}", []],
  ["de", "{tools:auto-tune} tools", "{tools:vocal-chain} Tools", ["other placeholders"]],
] as const)("judges %s “%s”", (language, english, text, problems) => {
  expect(checkTranslation({ where: "", language, english, text }, [])).toEqual(problems);
});
