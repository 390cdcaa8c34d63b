import type { Language } from "@autotune/routes";

type PluralForms = { readonly other: string } & {
  readonly [rule in Intl.LDMLPluralRule]?: string;
};

/** A text that depends on a count; `#` in it stands for the count. */
export function plural(language: Language, forms: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
