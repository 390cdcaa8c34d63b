/** The collections with words that the seed fills: each language has a file for each of them. */
export type SeedCollectionName =
  | "products"
  | "product-cards"
  | "product-pages"
  | "pages"
  | "posts"
  | "tutorials"
  | "artists"
  | "manuals"
  | "download-pages"
  | "promotion-pages"
  | "installers"
  | "testimonials"
  | "popups"
  | "mini-banners"
  | "search-screens"
  | "search-synonyms"
  | "pictures";
