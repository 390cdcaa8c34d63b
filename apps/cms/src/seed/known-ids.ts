/** The ids that documents have in this CMS, by the keys that published content names them with. */
export interface KnownIds {
  product(path: string): number;
  productCard(slug: string): number;
  productPage(key: string): number;
  page(key: string): number;
  downloadPage(slug: string): number;
  testimonial(slug: string): number;
}
