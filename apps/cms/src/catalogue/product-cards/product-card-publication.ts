import type { ProductCardBody } from "@autotune/contract";
import { APIError } from "payload";
import type { FeatureGroupFields, ProductCard } from "../../payload-types.ts";
import { actionToPublished } from "./action-to-published.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";
import type { References } from "../../platform/publishing/references.ts";

export const productCardPublication: Publication<"product-cards", ProductCard> = {
  collection: "product-cards",
  read: (payload, options) => payload.findByID({ ...options, collection: "product-cards" }),
  ...keyedBySlug,
  translationRank: 1,
  toBody(card, references) {
    const { type, content } = card;
    if (!type) throw new APIError("Choose a card type before you publish.", 400);
    const isPlan = type === "subscription";
    const ctaOverride = actionToPublished(card.ctaOverride, references);
    return {
      title: card.title ?? "",
      subtitle: card.subtitle ?? "",
      type,
      banner: card.banner ?? "",
      products: soldProducts(card, references),
      useNormalRate: isPlan && (card.useNormalRate ?? false),
      content: {
        annual: isPlan ? groupsToPublished(content?.annual) : [],
        monthly: isPlan ? groupsToPublished(content?.monthly) : [],
        default: isPlan ? [] : groupsToPublished(content?.default),
      },
      priceSubtext: card.priceSubtext ?? "",
      priceConditionals: card.priceConditionals ?? "",
      primaryCtaText: card.primaryCtaText ?? "",
      ...(ctaOverride === undefined ? {} : { ctaOverride }),
      terms: card.terms ?? "",
      notes: card.notes ?? "",
      includedIn: references.productCards(card.includedIn),
    };
  },
};

/** A plan is sold by the month and by the year, everything else in one way. */
function soldProducts(
  { type, products }: ProductCard,
  references: References,
): ProductCardBody["products"] {
  const keys = type === "subscription" ? (["annual", "monthly"] as const) : (["default"] as const);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const path = references.product(products?.[key]);
      return path === undefined ? [] : [[key, path] as const];
    }),
  );
}

function groupsToPublished(
  groups: FeatureGroupFields | undefined,
): ProductCardBody["content"]["default"] {
  return (groups ?? []).map(({ heading, features }) => ({
    heading: heading ?? "",
    features: (features ?? "")
      .split("\n")
      .map((feature) => feature.trim())
      .filter((feature) => feature !== ""),
  }));
}
