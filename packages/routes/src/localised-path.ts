import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** Puts the prefix of a language before a path that is already translated. */
export function withPrefix(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
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
