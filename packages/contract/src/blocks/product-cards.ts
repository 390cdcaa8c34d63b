import Type from "typebox";
import { ProductReference } from "../content/reference.ts";
import type { ProductView } from "../content/view.ts";

export const ProductCardsBlock = Type.Object({
  block: Type.Literal("productCards"),
  headline: Type.String({ minLength: 1 }),
  products: Type.Array(ProductReference),
});
export type ProductCardsBlock = Type.Static<typeof ProductCardsBlock>;
export type ProductCardsView = Omit<ProductCardsBlock, "products"> & { products: ProductView[] };
