import { mayBeLeftOut, term, type Term } from "./term.ts";

export const lawTerms: readonly Term[] = [
  term("consent", [
    ["consent", "accord"],
    "consent",
    ["Einwilligung", "einwillig"],
    "consent",
    "同意",
    "동의",
    ["consens", "acconsent"],
  ]),
  term(
    ["cookie", "cookies"],
    ["cookie", "cookie", "Cookie", "cookie", "Cookie", "쿠키", "cookie"],
    { avoid: { ja: ["クッキー"] } },
  ),
  term(
    "privacy",
    [
      ["confidentialité", "vie privée"],
      "privacidad",
      ["Datenschutz", "Privatsphäre"],
      "privacidade",
      "プライバシー",
      "개인정보",
      "privacy",
    ],
    { avoid: { ko: ["개인 정보"] } },
  ),
  term(
    ["terms of service", "terms"],
    [
      ["conditions générales", "conditions"],
      ["condiciones"],
      ["Nutzungsbedingungen", "Bedingungen"],
      "termos",
      "規約",
      "약관",
      ["termini", "condizioni"],
    ],
    {
      ...mayBeLeftOut,
      avoid: { es: ["términos y condiciones", "términos del servicio"], de: ["AGB"] },
    },
  ),
];
