import { defaultLanguage, isLanguage, type Language } from "./languages.ts";
import { translateSegment } from "./slug-translations.ts";

/** The path of a route in a language: prefix, then its segments translated; parameters stay. */
export function localisePath(englishPath: string, language: Language): string {
  const translated = englishPath
    .split("/")
    .map((segment) => translateSegment(segment, language))
    .join("/");
  if (language === defaultLanguage) return translated;
  return translated === "/" ? `/${language}` : `/${language}${translated}`;
}

export interface LanguageAndRest {
  readonly language: Language;
  /** The path behind the language prefix, beginning with a slash. */
  readonly rest: string;
}

export function splitLanguage(pathname: string): LanguageAndRest {
  const [, first, ...rest] = pathname.split("/");
  if (isLanguage(first) && first !== defaultLanguage) {
    return { language: first, rest: `/${rest.join("/")}` };
  }
  return { language: defaultLanguage, rest: pathname };
}
