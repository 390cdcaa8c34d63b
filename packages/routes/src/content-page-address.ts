import { defaultLanguage, type Language } from "./languages.ts";
import { linkTo } from "./link-to.ts";
import { switchLanguage } from "./switch-language.ts";

/** Pages of editors whose address is not their key. */
const ownAddresses = new Map<string, (language: Language) => string>([
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

/** Where a page that an editor makes is: nearly all stand right below the root. */
export function contentPageHref(key: string, language: Language): string {
  const own = ownAddresses.get(key);
  return own === undefined ? linkTo("WPPageRenderer", { slug: key }, language) : own(language);
}

/** Which page stands at an address, in whatever language. Undefined for the key of one that stands elsewhere. */
export function contentPageKey(pathname: string): string | undefined {
  const path = switchLanguage(pathname, defaultLanguage);
  for (const [key, address] of ownAddresses) if (address(defaultLanguage) === path) return key;
  const key = path.slice(1);
  return ownAddresses.has(key) ? undefined : key;
}
