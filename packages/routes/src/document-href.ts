import { contentPageHref } from "./content-page-address.ts";
import type { Language } from "./languages.ts";
import { linkTo } from "./link-to.ts";
import { switchLanguage } from "./switch-language.ts";

type HrefOfKey = (key: string, language: Language) => string;

const hrefs: ReadonlyMap<string, HrefOfKey> = new Map<string, HrefOfKey>([
  ["pages", contentPageHref],
  // Its key is family and slug, as in its path.
  ["product-pages", (key, language) => switchLanguage(`/products/${key}`, language)],
  ["posts", (slug, language) => linkTo("CommunityPost", { slug }, language)],
  ["tutorials", (slug, language) => linkTo("Tutorial", { slug }, language)],
  ["artists", (slug, language) => linkTo("Artist", { slug }, language)],
  ["manuals", (key, language) => linkTo("ProductManual", { "*": key }, language)],
  ["download-pages", (slug, language) => linkTo("SoftwareDownload", { slug }, language)],
  ["promotion-pages", (slug, language) => linkTo("Promotions", { slug }, language)],
]);

/** The path at which the shop shows a published document; undefined for one without a page of its own. */
export function documentHref(
  collection: string,
  key: string,
  language: Language,
): string | undefined {
  return hrefs.get(collection)?.(key, language);
}
