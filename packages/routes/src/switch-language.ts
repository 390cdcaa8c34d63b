import type { Language } from "./languages.ts";
import { splitLanguage, withPrefix } from "./localised-path.ts";
import { translatePath } from "./translate-path.ts";

/** The same page in another language. */
export function switchLanguage(pathname: string, to: Language): string {
  const { language, rest } = splitLanguage(pathname);
  return withPrefix(translatePath(rest, language, to), to);
}
