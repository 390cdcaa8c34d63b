import type { ProductCardBody } from "@autotune/contract";
import { existingBySlug } from "../documents/existing-by-slug.ts";
import { cardBody, cardSlugs } from "../bodies/product-cards.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

export const productCardSeeds: SeedCollection = {
  collection: "product-cards",
  keys: cardSlugs,
  findExisting: existingBySlug("product-cards"),
  identityOf: (slug) => ({ slug }),
  dataOf(slug, ids) {
    const body = cardBody(slug);
    if (body === undefined) return undefined;
    const { products, content, includedIn, ...words } = body;
    return {
      ...words,
      products: Object.fromEntries(
        Object.entries(products).map(([variant, path]) => [variant, ids.product(path)]),
      ),
      content: {
        annual: groupFields(content.annual),
        monthly: groupFields(content.monthly),
        default: groupFields(content.default),
      },
      includedIn: includedIn.map((card) => ids.productCard(card)),
    };
  },
};

/** An editor types one feature on each line. */
function groupFields(groups: ProductCardBody["content"]["default"]) {
  return groups.map(({ heading, features }) => ({ heading, features: features.join("\n") }));
}
