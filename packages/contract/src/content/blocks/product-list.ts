import type { Craft } from "@autotune/commerce";
import Type from "typebox";
import type { Family } from "../../catalogue/families.ts";
import type { PluginFormat } from "../../catalogue/plugin-formats.ts";
import type { ProductUse } from "../../catalogue/product-traits.ts";
import type { System } from "../../platform/systems.ts";
import type { ProductView } from "../views.ts";

/** Everything that is for sale, from the catalogue, with filters: a new product appears by itself. */
export const ProductListBlock = Type.Object({
  block: Type.Literal("productList"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
});
export type ProductListBlock = Type.Static<typeof ProductListBlock>;

/** With what the product list filters and the finder chooses by. */
export interface ListedProductView extends ProductView {
  uses: readonly ProductUse[];
  formats: readonly PluginFormat[];
  systems: readonly System[];
  crafts: readonly Craft[];
}

/** What a family sells; the last shelf has none, and holds what no page sells yet. */
export interface ProductShelfView {
  family?: Family;
  products: ListedProductView[];
}

export interface ProductListView extends ProductListBlock {
  shelves: ProductShelfView[];
}
