import Type from "typebox";
import { Family } from "../../catalogue/family-schema.ts";
import { ProductReference } from "../../platform/references.ts";
import type { ProductView } from "../views.ts";

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
};
export type FamiliesView = Omit<FamiliesBlock, "cards"> & { cards: FamilyCardView[] };
