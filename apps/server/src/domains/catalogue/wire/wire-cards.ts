import type { ProductCardBody, ProductCardsResponse } from "@autotune/contract";
import type Type from "typebox";
import type { ProductReader } from "../products/product-reader.ts";

type WireCard = Type.Static<typeof ProductCardsResponse>["cards"][number];
type Variants = ProductCardBody["products"];

/**
 * The cards of some slugs, their own or those of product pages; unless exactly those are requested, also the cards that hold the same product. One whose
 * products are all gone has nothing left to offer.
 */
export function wireCards(
  reader: ProductReader,
  names: readonly string[],
  isExact: boolean,
): WireCard[] {
  const slugs = names.flatMap((name) => reader.cardSlugs(name));
  const includedIn = slugs.flatMap((slug) => reader.productCard(slug)?.includedIn ?? []);
  const wanted = new Set(isExact ? slugs : [...slugs, ...includedIn]);
  return [...wanted].flatMap((slug) => {
    const card = reader.productCard(slug);
    if (card === undefined) return [];
    const products = variantsForSale(reader, card.products);
    const isGone = Object.keys(products).length === 0 && Object.keys(card.products).length > 0;
    return isGone ? [] : toWireCard(slug, card, products);
  });
}

function variantsForSale(reader: ProductReader, variants: Variants) {
  const forSale = (path: string | undefined) =>
    path === undefined || reader.productForSale(path) === undefined ? undefined : { path };
  const [annual, monthly, standard] = [
    forSale(variants.annual),
    forSale(variants.monthly),
    forSale(variants.default),
  ];
  return {
    ...(annual === undefined ? {} : { annual }),
    ...(monthly === undefined ? {} : { monthly }),
    ...(standard === undefined ? {} : { default: standard }),
  };
}

function toWireCard(
  slug: string,
  card: ProductCardBody,
  products: ReturnType<typeof variantsForSale>,
): WireCard {
  return {
    slug,
    meta: {
      product_card: {
        title: card.title,
        subtitle: card.subtitle,
        type: card.type,
        banner: card.banner,
        fs_products: products,
        useNormalRate: card.useNormalRate,
        content: card.content,
        price_subtext: card.priceSubtext,
        price_conditionals: card.priceConditionals,
        primaryCTAText: card.primaryCtaText,
        CTA_Overrides: card.ctaOverride ?? null,
        TnC: card.terms,
        Notes: card.notes,
      },
      included_in: card.includedIn,
    },
  };
}
