import type { Language } from "@autotune/routes";

const sign = String.raw`(?:US\$|R\$|MX\$|CA\$|AU\$|[$€£¥₩])`;
const code = String.raw`(?:€|£|円|원|zł|kr|USD|EUR|GBP|CAD|AUD|JPY|KRW|BRL|MXN|CHF|SEK|PLN)`;
const price = new RegExp(
  String.raw`${sign}\s?\d[\d.,]*|\d[\d.,\u00a0\u202f ]*\s?${code}(?![A-Za-z\d])`,
  "u",
);

/** What the catalogue counts, and numbers as words, in each language. */
const counted: Readonly<Record<Language, { numbers: string; things: string }>> = {
  en: {
    numbers:
      "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty(?:-[a-z]+)?",
    things: "plug-ins|plugins|tools|effects|editions|products|plans",
  },
  fr: {
    numbers:
      "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt(?:-[a-z]+)*",
    things: "plug-ins|outils|effets|éditions|produits|abonnements",
  },
  es: {
    numbers:
      "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|veinti[a-zé]+",
    things: "plug-ins|herramientas|efectos|ediciones|productos|planes",
  },
  de: {
    numbers:
      "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|zwanzig|[a-z]+undzwanzig",
    things: "Plug-ins|Tools|Effekten?|Editionen|Produkten?|Abos",
  },
  pt: {
    numbers:
      "dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|vinte",
    things: "plug-ins|ferramentas|efeitos|edições|produtos|planos",
  },
  it: {
    numbers:
      "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|venti[a-zé]*",
    things: "plug-in|strumenti|effetti|edizioni|prodotti|abbonamenti",
  },
  ja: {
    numbers: "[二三四五六七八九十]+",
    things: "プラグイン|ツール|エフェクト|エディション|製品|プラン",
  },
  ko: {
    numbers: "두|세|네|다섯|여섯|일곱|여덟|아홉|열|열네|스물세",
    things: "플러그인|도구|이펙트|에디션|제품|플랜",
  },
};

const between = String.raw`(?:\s|の|つの|本の|種の|種類の|個の|가지|개의|종의|\p{L}+\s)*?`;
const counts = new Map(
  Object.entries(counted).map(([language, { numbers, things }]) => [
    language,
    new RegExp(
      // In Korean and Japanese a number may follow what it counts: 플러그인 23종.
      String.raw`(?<![\p{L}\d])(?:\d{1,3}|${numbers})(?![\d.,]?\d)\s?(?:[\p{L}-]+\s){0,1}?${between}(?:${things})(?![\p{Ll}])|(?:プラグイン|ツール|エフェクト|플러그인|도구|이펙트)\s?\d+\s?(?:種|個|本|종|개)`,
      "iu",
    ),
  ]),
);

/**
 * A price, or a number of tools, that somebody typed into a text: the catalogue can make it false. Undefined where
 * there is none.
 */
export function findBareNumber(text: string, language: string): string | undefined {
  return (price.exec(text) ?? counts.get(language)?.exec(text))?.[0].trim();
}
