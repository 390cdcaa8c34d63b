import type { PromotionPage } from "../payload-types.ts";
import { keyedBySlug } from "../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../platform/publishing/publication.ts";
import { seoToPublished } from "../content/seo/seo-to-published.ts";

export const promotionPagePublication: Publication<"promotion-pages", PromotionPage> = {
  collection: "promotion-pages",
  read: (payload, options) => payload.findByID({ ...options, collection: "promotion-pages" }),
  ...keyedBySlug,
  translationRank: 2,
  toBody: ({ title, lead, text, code, products, isSample, seo }, references) => ({
    title: title ?? "",
    lead: lead ?? "",
    text: text ?? "",
    code: code ?? "",
    products: references.products(products),
    isSample: isSample === true,
    seo: seoToPublished(seo),
  }),
};
