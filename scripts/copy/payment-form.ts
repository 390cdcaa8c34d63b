import { defaultLanguage, languages } from "@autotune/routes";
import { textsFor } from "../../apps/payment-sandbox/src/storefront/texts/texts.ts";
import type { CopyText } from "./copy-text.ts";

const folder = "apps/payment-sandbox/src/storefront/texts";

/** The words of the payment form, which follows the shop's voice. */
export function paymentFormTexts(): CopyText[] {
  const english = new Map(textsIn(defaultLanguage));
  return languages.flatMap((language) =>
    textsIn(language).map(([key, text]) => ({
      where: `${folder}/${language}.ts ${key}`,
      language,
      english: english.get(key) ?? "",
      text,
    })),
  );
}

/** Each with its key; the words for periods are a table of their own. */
function textsIn(language: string): [key: string, text: string][] {
  const { language: _code, periods, ...texts } = textsFor(language);
  return [...Object.entries(texts), ...Object.entries(periods)];
}
