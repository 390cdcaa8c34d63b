import { defaultLanguage, splitLanguage, switchLanguage } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";

/**
 * The redirect of a URL that no longer exists. One that editors set for English applies in every language, and leads to
 * the page in that language.
 */
export function findRedirect(lookup: ContentLookup, pathname: string): string | undefined {
  const own = lookup.find("redirects", pathname, defaultLanguage)?.to;
  const { language } = splitLanguage(pathname);
  if (own !== undefined || language === defaultLanguage) return own;
  const english = switchLanguage(pathname, defaultLanguage);
  const to = lookup.find("redirects", english, defaultLanguage)?.to;
  return to?.startsWith("/") === true ? switchLanguage(to, language) : to;
}
