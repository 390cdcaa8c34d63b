import { switchLanguage, type Language } from "@autotune/routes";

/** Where a link of a text leads: a place of this site stays in the reader's language, all others stay as they are. */
export function siteHref(href: string, language: Language): string {
  if (!href.startsWith("/")) return href;
  const end = href.search(/[?#]/);
  const pathname = end < 0 ? href : href.slice(0, end);
  return switchLanguage(pathname, language) + href.slice(pathname.length);
}
