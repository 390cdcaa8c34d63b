import Type from "typebox";
import { Family } from "../../catalogue/family-schema.ts";
import { ProductReference } from "../../platform/references.ts";
import type { ProductView } from "../views.ts";

const Shelf = Type.Object({
  family: Family,
  title: Type.String({ minLength: 1 }),
  products: Type.Array(ProductReference),
});

/** Many products at a glance, by family: what a plan holds, what the shop sells. */
export const ToolShelfBlock = Type.Object({
  block: Type.Literal("toolShelf"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  shelves: Type.Array(Shelf),
});
export type ToolShelfBlock = Type.Static<typeof ToolShelfBlock>;
export type ShelfView = Omit<Type.Static<typeof Shelf>, "products"> & { products: ProductView[] };
export type ToolShelfView = Omit<ToolShelfBlock, "shelves"> & { shelves: ShelfView[] };
