import { APIError } from "payload";
import { blocksToPublished } from "../blocks/to-published.ts";
import type { ProductPage } from "../payload-types.ts";
import { productPageKey } from "./product-page-key.ts";
import type { Publication } from "./publication.ts";
import { seoToPublished } from "./seo-to-published.ts";

export const productPagePublication: Publication<"product-pages", ProductPage> = {
  collection: "product-pages",
  read: (payload, options) => payload.findByID({ ...options, collection: "product-pages" }),
  keyOf: productPageKey,
  toBody({ family, slug, name, tagline, text, picture, products, seo, blocks }, references) {
    if (!family || !slug)
      throw new APIError("A product page without a family and a slug cannot be published.", 400);
    const pictureId = typeof picture === "object" ? picture?.id : picture;
    return {
      family,
      slug,
      name: name ?? "",
      tagline: tagline ?? "",
      text: text ?? "",
      ...(pictureId === undefined ? {} : { picture: String(pictureId) }),
      products: references.products(products),
      seo: seoToPublished(seo),
      blocks: blocksToPublished(blocks, references),
    };
  },
};
