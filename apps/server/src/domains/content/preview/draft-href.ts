import type { PublishedCollection } from "@autotune/contract";
import { contentPageHref, linkTo, type Language } from "@autotune/routes";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";

/** The path at which the shop shows a document; undefined for one without a page. */
export function draftHref(
  content: PublishedContent,
  { collection, key, locale }: { collection: PublishedCollection; key: string; locale: Language },
): string | undefined {
  switch (collection) {
    case "pages":
      return contentPageHref(key, locale);
    case "product-pages": {
      const page = content.find(collection, key, locale);
      return page === undefined ? undefined : productPageHref(page, locale);
    }
    case "posts":
      return linkTo("CommunityPost", { slug: key }, locale);
    case "tutorials":
      return linkTo("Tutorial", { slug: key }, locale);
    case "artists":
      return linkTo("Artist", { slug: key }, locale);
    case "manuals":
      return linkTo("ProductManual", { "*": key }, locale);
    case "download-pages":
      return linkTo("SoftwareDownload", { slug: key }, locale);
    case "promotion-pages":
      return linkTo("Promotions", { slug: key }, locale);
    case "products":
    case "product-cards":
    case "installers":
    case "pictures":
    case "films":
    case "testimonials":
    case "mini-banners":
    case "popups":
    case "redirects":
    case "outside-links":
    case "search-screens":
    case "search-synonyms":
      return undefined;
  }
}
