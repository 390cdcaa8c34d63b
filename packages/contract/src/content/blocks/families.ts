import type { Prices } from "@autotune/commerce";
import Type from "typebox";
import { Family } from "../../catalogue/family-schema.ts";
import { ProductReference } from "../../platform/references.ts";
import type { ProductPageLinkView, ProductView } from "../views.ts";

const FamilyCard = Type.Object({
  family: Family,
  eyebrow: Type.String(),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  products: Type.Array(ProductReference),
});

export const FamiliesBlock = Type.Object({
  block: Type.Literal("families"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  cards: Type.Array(FamilyCard),
});
export type FamiliesBlock = Type.Static<typeof FamiliesBlock>;
export type FamilyCardView = Omit<Type.Static<typeof FamilyCard>, "products"> & {
  products: ProductView[];
  /** The lowest price of all that the family sells once; absent where it sells nothing. */
  from?: Prices;
};
export type FamiliesView = Omit<FamiliesBlock, "cards"> & {
  cards: FamilyCardView[];
  /** The page of the largest plan. */
  plan?: ProductPageLinkView;
};
