import Type from "typebox";
import { ProductReference } from "../../platform/references.ts";
import type { ProductView } from "../views.ts";

export const ProductCardsBlock = Type.Object({
  block: Type.Literal("productCards"),
  headline: Type.String({ minLength: 1 }),
  products: Type.Array(ProductReference),
});
export type ProductCardsBlock = Type.Static<typeof ProductCardsBlock>;
export type ProductCardsView = Omit<ProductCardsBlock, "products"> & { products: ProductView[] };
