import { productTypes } from "@autotune/commerce";
import Type from "typebox";
import { ProductReference } from "../platform/references.ts";

/** What a button of a card may do. Anything else is rejected when it is published. */
export const cardActions = [
  "add_to_cart",
  "go_to",
  "go_to_external",
  "open_trial_modal",
  "open_product_modal",
  "open_specific_products_modal",
  "handle_upgrade",
  "open_popup",
] as const;
export type CardAction = (typeof cardActions)[number];

/** Features below a heading. */
const FeatureGroup = Type.Object({
  heading: Type.String(),
  features: Type.Array(Type.String({ minLength: 1 })),
});

/** A choice in the product options: what it is, what it holds, what its button does. */
export const ProductCardBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  subtitle: Type.String(),
  type: Type.Enum([...productTypes]),
  /** Over the card; a card of Unlimited without one says "BEST VALUE". */
  banner: Type.String(),
  /** What is sold: a plan by the month and by the year, everything else as `default`. */
  products: Type.Object({
    annual: Type.Optional(ProductReference),
    monthly: Type.Optional(ProductReference),
    default: Type.Optional(ProductReference),
  }),
  /** Shows a year's price as it is charged, not by the month. */
  useNormalRate: Type.Boolean(),
  content: Type.Object({
    annual: Type.Array(FeatureGroup),
    monthly: Type.Array(FeatureGroup),
    default: Type.Array(FeatureGroup),
  }),
  priceSubtext: Type.String(),
  /** Under which condition the price holds. */
  priceConditionals: Type.String(),
  /** Empty for the usual label of its type. */
  primaryCtaText: Type.String(),
  /** Instead of its type's default; `data` is a path, a URL or a list of slugs. */
  ctaOverride: Type.Optional(
    Type.Object({ action: Type.Enum([...cardActions]), data: Type.String() }),
  ),
  terms: Type.String(),
  notes: Type.String(),
  /** Slugs of cards that hold this product too. */
  includedIn: Type.Array(Type.String({ minLength: 1 })),
});
export type ProductCardBody = Type.Static<typeof ProductCardBody>;
