import { families, type SearchKind } from "@autotune/contract";
import { contentPageHref, linkTo, type Language } from "@autotune/routes";
import { productPageHref } from "../../../platform/published/product-page-href.ts";

interface FoundEntry {
  readonly collection: SearchKind;
  readonly key: string;
  /** A chapter of a manual; empty for the document itself. */
  readonly part: string;
}

/** The path of a hit; undefined for a page whose family no longer exists. */
export function entryHref(
  { collection, key, part }: FoundEntry,
  language: Language,
): string | undefined {
  switch (collection) {
    case "product-pages": {
      const family = families.find((candidate) => key.startsWith(`${candidate}/`));
      if (family === undefined) return undefined;
      return productPageHref({ family, slug: key.slice(family.length + 1) }, language);
    }
    case "tutorials":
      return linkTo("Tutorial", { slug: key }, language);
    case "manuals":
      return linkTo("ProductManual", { "*": part === "" ? key : `${key}/${part}` }, language);
    case "posts":
      return linkTo("CommunityPost", { slug: key }, language);
    case "artists":
      return linkTo("Artist", { slug: key }, language);
    case "download-pages":
      return linkTo("SoftwareDownload", { slug: key }, language);
    case "pages":
      return contentPageHref(key, language);
  }
}
