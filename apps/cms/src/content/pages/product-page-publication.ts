import { subpageNames, type ProductPageBody } from "@autotune/contract";
import { APIError } from "payload";
import { blocksToPublished } from "../../blocks/to-published.ts";
import type { ProductPage } from "../../payload-types.ts";
import { productPageKey } from "../../platform/publishing/product-page-key.ts";
import type { Publication } from "../../platform/publishing/publication.ts";
import type { References } from "../../platform/publishing/references.ts";
import { seoToPublished } from "../seo/seo-to-published.ts";

export const productPagePublication: Publication<"product-pages", ProductPage> = {
  collection: "product-pages",
  read: (payload, options) => payload.findByID({ ...options, collection: "product-pages" }),
  keyOf: productPageKey,
  whereKey(key) {
    const [family, slug] = key.split("/");
    return { family: { equals: family }, slug: { equals: slug } };
  },
  translationRank: 1,
  toBody(page, references) {
    const { family, slug, name, tagline, text, nav, picture, products, seo, blocks } = page;
    if (!family || !slug) throw new APIError("Add a family and a slug before you publish.", 400);
    const imageId = typeof picture === "object" ? picture?.id : picture;
    return {
      family,
      slug,
      name: name ?? "",
      tagline: tagline ?? "",
      text: text ?? "",
      ...(nav?.shown ? { nav: navToPublished(nav) } : {}),
      ...(imageId === undefined ? {} : { picture: String(imageId) }),
      products: references.products(products),
      seo: seoToPublished(seo),
      blocks: blocksToPublished(blocks, references),
      subpages: subpagesToPublished(page, references),
    };
  },
};

function navToPublished({
  description,
  isNew,
  order,
}: NonNullable<ProductPage["nav"]>): NonNullable<ProductPageBody["nav"]> {
  return { description: description ?? "", isNew: isNew ?? false, order: order ?? 0 };
}

function subpagesToPublished(
  page: ProductPage,
  references: References,
): ProductPageBody["subpages"] {
  return subpageNames.flatMap((name) => {
    const blocks = blocksToPublished(page[name]?.blocks, references);
    return blocks.length === 0 ? [] : [{ name, blocks }];
  });
}
