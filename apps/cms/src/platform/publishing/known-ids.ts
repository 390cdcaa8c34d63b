/** The way back from References: the ids that documents have in this CMS, by the keys that content names them with. */
export interface KnownIds {
  product(path: string): number;
  productCard(slug: string): number;
  productPage(key: string): number;
  page(key: string): number;
  downloadPage(slug: string): number;
  testimonial(slug: string): number;
  film(name: string): number;
  picture(name: string): number;
}

const noId = () => 0;

/** For words alone, which need no database. */
export const noIds: KnownIds = {
  product: noId,
  productCard: noId,
  productPage: noId,
  page: noId,
  downloadPage: noId,
  testimonial: noId,
  film: noId,
  picture: noId,
};
