import type { DownloadPage } from "../payload-types.ts";
import { keyedBySlug } from "../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../platform/publishing/publication.ts";
import { seoToPublished } from "../content/seo/seo-to-published.ts";

export const downloadPagePublication: Publication<"download-pages", DownloadPage> = {
  collection: "download-pages",
  read: (payload, options) => payload.findByID({ ...options, collection: "download-pages" }),
  ...keyedBySlug,
  translationRank: 2,
  toBody: ({ title, text, products, order, seo }, references) => ({
    title: title ?? "",
    text: text ?? "",
    products: references.products(products),
    order: order ?? 0,
    seo: seoToPublished(seo),
  }),
};
