import type { CatalogueProduct, PublishedBodies, PublishedPromotion } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import type { ReadingQuestion } from "./reading-index.ts";

/** Rows of tables, which belong to no language. */
interface Rows {
  catalogue: CatalogueProduct;
  promotions: PublishedPromotion;
}

export type Kinds = PublishedBodies & Rows;
export type ContentKind = keyof Kinds;
export type DocumentKind = keyof PublishedBodies;

/** `pages/home/es`; catalogue rows have no language: `catalogue/auto-tune-pro/`. */
export type ContentKey = `${ContentKind}/${string}/${Language | ""}`;

/**
 * What a page may depend on: a document, a product's current price, a product without its price, the terms of a
 * promotion, the page on which a product is sold, the menus, which documents of a kind exist, in which languages one
 * exists, or which texts belong together.
 */
export type Dependency =
  | ContentKey
  | `offer/${string}`
  | `identity/${string}`
  | `terms/${string}`
  | `page-of/${string}`
  | `navigation/${Language}`
  | "plan-contents"
  | `keys/${ContentKind}`
  | LanguagesKey
  | `reading/${ReadingQuestion}`;

/** `languages/pages/home` */
export type LanguagesKey = `languages/${string}`;

/** Each dependency with its state when the page was rendered. */
export type Dependencies = Map<Dependency, number | string | undefined>;

export function contentKey(kind: ContentKind, key: string, language: Language | ""): ContentKey {
  return `${kind}/${key}/${language}`;
}

export function languagesKey(kind: DocumentKind, key: string): LanguagesKey {
  return `languages/${kind}/${key}`;
}

export const kinds: readonly ContentKind[] = [
  "pages",
  "policy-versions",
  "product-pages",
  "products",
  "product-cards",
  "pictures",
  "films",
  "posts",
  "tutorials",
  "artists",
  "manuals",
  "download-pages",
  "installers",
  "testimonials",
  "mini-banners",
  "popups",
  "redirects",
  "outside-links",
  "company",
  "search-screens",
  "search-synonyms",
  "promotion-pages",
  "catalogue",
  "promotions",
];

export function isDocumentKind(kind: ContentKind): kind is DocumentKind {
  return kind !== "catalogue" && kind !== "promotions";
}

const kindNames: ReadonlySet<string> = new Set(kinds);

function isKind(name: string): name is ContentKind {
  return kindNames.has(name);
}

export function kindOf(
  key: ContentKey | `keys/${ContentKind}` | LanguagesKey,
  before = "",
): ContentKind {
  const end = key.indexOf("/", before.length);
  const kind = key.slice(before.length, end < 0 ? undefined : end);
  if (!isKind(kind)) throw new Error(`${key} is of no kind`);
  return kind;
}

export function startsWith<Prefix extends string>(
  dependency: Dependency,
  prefix: Prefix,
): dependency is Extract<Dependency, `${Prefix}${string}`> {
  return dependency.startsWith(prefix);
}
