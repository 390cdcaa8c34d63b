import { defaultLanguage, type Language } from "./languages.ts";
import { linkTo } from "./link-to.ts";
import { switchLanguage } from "./switch-language.ts";

/** Pages of editors whose path is not their key. */
const ownPaths = new Map<string, (language: Language) => string>([
  ["home", (language) => linkTo("Home", {}, language)],
  ["compare", (language) => linkTo("Compare", {}, language)],
  ...(["windows", "mac"] as const).map(
    (system) =>
      [
        `daw-compatibility-${system}`,
        (language: Language) => linkTo("DawCompatibility", { system }, language),
      ] as const,
  ),
]);

/** The path of a page that an editor makes: nearly all are right below the root. */
export function contentPageHref(key: string, language: Language): string {
  const own = ownPaths.get(key);
  return own === undefined ? linkTo("WPPageRenderer", { slug: key }, language) : own(language);
}

/** Which page is at a path, in whatever language. Undefined for the key of one that is elsewhere. */
export function contentPageKey(pathname: string): string | undefined {
  const path = switchLanguage(pathname, defaultLanguage);
  for (const [key, pathOf] of ownPaths) if (pathOf(defaultLanguage) === path) return key;
  const key = path.slice(1);
  return ownPaths.has(key) ? undefined : key;
}
