import {
  families,
  isSearchScreen,
  searchScreens,
  type SearchScreen,
  type SearchScreenTarget,
} from "@autotune/contract";
import { contentPageHref, linkTo, switchLanguage, type Language } from "@autotune/routes";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import type { FoundCollection } from "./entries-of-document.ts";

interface FoundEntry {
  readonly collection: FoundCollection;
  readonly key: string;
  /** A section of a manual; empty for the document itself. */
  readonly part: string;
}

/** The path of a hit; undefined for what no longer exists. */
export function entryHref(
  { collection, key, part }: FoundEntry,
  language: Language,
  hrefOfProduct: (path: string) => string | undefined,
): string | undefined {
  switch (collection) {
    case "product-pages": {
      const family = families.find((candidate) => key.startsWith(`${candidate}/`));
      if (family === undefined) return undefined;
      return productPageHref({ family, slug: key.slice(family.length + 1) }, language);
    }
    case "products":
      return hrefOfProduct(key);
    case "tutorials":
      return linkTo("Tutorial", { slug: key }, language);
    case "manuals":
      return manualHref(key, part, language);
    case "posts":
      return linkTo("CommunityPost", { slug: key }, language);
    case "artists":
      return linkTo("Artist", { slug: key }, language);
    case "download-pages":
      return linkTo("SoftwareDownload", { slug: key }, language);
    case "pages":
      return contentPageHref(key, language);
    case "search-screens":
      return isSearchScreen(key) ? screenHref(key, language) : undefined;
  }
}

export function manualHref(slug: string, part: string, language: Language): string {
  const [chapter = "", anchor] = part.split("#");
  const path = linkTo(
    "ProductManual",
    { "*": part === "" ? slug : `${slug}/${chapter}` },
    language,
  );
  return anchor === undefined ? path : `${path}#${anchor}`;
}

function screenHref(name: SearchScreen, language: Language): string {
  const target: SearchScreenTarget = searchScreens[name];
  if ("path" in target) return switchLanguage(target.path, language);
  if ("page" in target) return contentPageHref(target.page, language);
  if ("productPage" in target) return productPageHref(target.productPage, language);
  const { route, place = "" } = target;
  return linkTo(route, { "*": "" }, language) + place;
}
