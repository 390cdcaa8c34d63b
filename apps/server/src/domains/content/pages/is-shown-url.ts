import type { PublishedContent } from "../../../platform/published/published-content.ts";

/** Domains that nobody can have (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Samples lead to domains that nobody has: a shop that is no demonstration shows no such link. */
export function isShownUrl(
  url: string,
  { isDemonstration }: Pick<PublishedContent, "isDemonstration">,
): boolean {
  return isDemonstration || !reserved.test(URL.parse(url)?.hostname ?? "");
}
