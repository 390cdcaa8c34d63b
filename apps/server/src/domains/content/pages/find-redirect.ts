import { defaultLanguage, helpPath, linkTo, splitLanguage, switchLanguage } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { findOutsideLinks } from "./find-outside-links.ts";

/**
 * The redirect of a URL that no longer exists. One that editors set for English applies in every language, and leads to
 * the page in that language. Help leads out of the shop; without a Help Center the community helps.
 */
export function findRedirect(
  lookup: ContentLookup,
  content: Pick<PublishedContent, "isDemonstration">,
  pathname: string,
): string | undefined {
  const own = lookup.find("redirects", pathname, defaultLanguage)?.to;
  const { language } = splitLanguage(pathname);
  if (own === undefined && switchLanguage(pathname, defaultLanguage) === helpPath)
    return findOutsideLinks(lookup, content).helpCenter ?? linkTo("Community", {}, language);
  if (own !== undefined || language === defaultLanguage) return own;
  const english = switchLanguage(pathname, defaultLanguage);
  const to = lookup.find("redirects", english, defaultLanguage)?.to;
  return to?.startsWith("/") === true ? switchLanguage(to, language) : to;
}
