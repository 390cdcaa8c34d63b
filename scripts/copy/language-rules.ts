import type { Language } from "@autotune/routes";

/** What a machine can see of a language's register and typography. */
export interface LanguageRule {
  readonly pattern: RegExp;
  readonly problem: string;
  /** It is about placeholders, which other rules do not see. */
  readonly isAboutPlaceholders?: true;
  /** Texts in which the rule does not hold, by where they are. */
  readonly except?: RegExp;
}

/** Between characters of Japanese, and between them and Latin letters or digits. */
const japanese = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

const straight: readonly LanguageRule[] = [
  { pattern: /(?<!\d)"|"(?!\d)/, problem: "straight quotes" },
  { pattern: /\p{L}'\p{L}/u, problem: "a straight apostrophe" },
  { pattern: /\.\.\./, problem: "three periods instead of an ellipsis" },
];

/** Legal texts are formal in Korean. */
const legalTexts =
  /pages\.(terms-of-service|privacy-policy|cookie-policy|refunds-policy|legal|impressum|mentions-legales|specified-commercial-transactions|business-information-korea|consumer-information-brazil|accessibility|your-privacy-choices)/;

export const languageRules: Readonly<Record<Exclude<Language, "en">, readonly LanguageRule[]>> = {
  de: [
    ...straight,
    { pattern: /(?<=[\p{L},;] )(Sie|Ihnen|Ihr|Ihre[nmrs]?)\b/u, problem: "formal address" },
    { pattern: /[«»]|“[\p{L}\d]/u, problem: "quotes other than „…“" },
  ],
  fr: [
    ...straight,
    // “Un ton” and “un quart de ton” are distances between notes.
    {
      pattern: /(?<![\p{L}-])(tu|toi|(?<!(?:un|quart de) )ton|tes)(?![\p{L}-])/u,
      problem: "informal address",
    },
    { pattern: /[“”„]/, problem: "quotes other than « … »" },
    {
      pattern: / [!?:;»]|« |[\p{L}\d)»][!?;](\s|$)|\p{L}:(\s|$)/u,
      problem: "no fixed space before : ; ! ? or inside « »",
    },
  ],
  es: [
    ...straight,
    {
      pattern:
        /(?<!\p{L})(vosotros|vuestr[oa]s?|os|usted)(?!\p{L})|(?!\p{L}*(?:ci|ti)séis)\p{L}{2,}[áé]is(?!\p{L})/iu,
      problem: "vosotros or usted",
    },
    { pattern: /[“”„]/, problem: "quotes other than «…»" },
  ],
  it: [
    ...straight,
    {
      pattern:
        /\b(Lei|Suo|Sua|Suoi|Provi|Inserisca|Clicchi|Scelga|Controlli|Attenda|Riprovi)\b(?! (di|del|della|in|a)\b)/,
      problem: "formal address",
    },
    { pattern: /[“”„]/, problem: "quotes other than «…»" },
    {
      pattern: /(?<!other \{)\b(il|dal|al|del|nel) (\{(0|1|date|day|until|from)\}|<\d\/>)/,
      problem: "an article before a date: l’8, l’11",
      isAboutPlaceholders: true,
    },
  ],
  pt: [
    ...straight,
    {
      pattern:
        /\b(registad[oa]s?|utilizador(es)?|ficheiros?|ecrã|telemóvel|palavra-passe|encomendar?|ligação à|descarregar|actual\w*|contacto)\b/i,
      problem: "European Portuguese",
    },
    {
      pattern: /(?<!\p{L})(tu|teu|tua|teus|tuas|ti|contigo)(?!\p{L})/iu,
      problem: "tu instead of você",
    },
    { pattern: /[«»„]/, problem: "quotes other than “…”" },
  ],
  ja: [
    {
      pattern: new RegExp(
        `${japanese}[ \\u00a0](${japanese}|[\\p{L}\\d])|[\\p{L}\\d%] ${japanese}`,
        "u",
      ),
      problem: "a half-width space",
    },
    { pattern: new RegExp(`${japanese}[!?,]`, "u"), problem: "half-width punctuation" },
    { pattern: /あなた/, problem: "あなた" },
    { pattern: /[“”„«»]/, problem: "quotes other than 「…」" },
  ],
  ko: [
    {
      pattern: /\((으|은|는|이|가|을|를|와|과)\)|은\(는\)|이\(가\)|을\(를\)|와\(과\)/,
      problem: "a particle in parentheses",
    },
    {
      pattern: /(습니다|습니까|십시오|입니다|됩니다|합니다|합니까)/,
      problem: "합니다체 outside of legal texts",
      except: legalTexts,
    },
    { pattern: /[“”„«»]/, problem: "quotes other than ‘…’" },
  ],
};
