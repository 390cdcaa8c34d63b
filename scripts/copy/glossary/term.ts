import type { TranslationLanguage } from "../../../apps/cms/src/seed/translations/translation-language.ts";

/** The terms for one thing in every language. */
export interface Term {
  /** Its forms in English. */
  readonly english: readonly string[];
  /** Word stems for it, the preferred one first. An avoided term inside one of them is no fault. */
  readonly forms: Readonly<Record<TranslationLanguage, readonly string[]>>;
  /**
   * Terms that are never used for it, in no text: ambiguous ones stand in a phrase. One that begins with a
   * space is found only at the start of a word.
   */
  readonly avoid?: Readonly<Partial<Record<TranslationLanguage, readonly string[]>>>;
  /** A good sentence often does without the word, so only avoided terms are checked. */
  readonly mayBeLeftOut?: true;
}

type Row = readonly [fr: Forms, es: Forms, de: Forms, pt: Forms, ja: Forms, ko: Forms, it: Forms];
type Forms = string | readonly string[];

/** One row: French, Spanish, German, Portuguese, Japanese, Korean, Italian. */
export function term(
  english: Forms,
  [fr, es, de, pt, ja, ko, it]: Row,
  more: Pick<Term, "avoid" | "mayBeLeftOut"> = {},
): Term {
  const inEach = { fr, es, de, pt, ja, ko, it };
  const listed = (forms: Forms) => (typeof forms === "string" ? [forms] : forms);
  return {
    english: listed(english),
    forms: {
      fr: listed(inEach.fr),
      es: listed(inEach.es),
      de: listed(inEach.de),
      pt: listed(inEach.pt),
      ja: listed(inEach.ja),
      ko: listed(inEach.ko),
      it: listed(inEach.it),
    },
    ...more,
  };
}

export const mayBeLeftOut = { mayBeLeftOut: true } as const;
