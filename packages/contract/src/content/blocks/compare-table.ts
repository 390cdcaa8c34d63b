import Type from "typebox";
import { ProductReference } from "../../platform/references.ts";
import type { ProductView } from "../views.ts";

/** Yes, no, or a few words. */
const Cell = Type.Union([Type.Boolean(), Type.String({ minLength: 1 })]);
export type CompareCell = Type.Static<typeof Cell>;

/** Products side by side, a row for each thing in which they differ. */
export const CompareTableBlock = Type.Object({
  block: Type.Literal("compareTable"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  products: Type.Array(ProductReference),
  groups: Type.Array(
    Type.Object({
      title: Type.String({ minLength: 1 }),
      rows: Type.Array(
        Type.Object({
          name: Type.String({ minLength: 1 }),
          /** One for each product, in their order. */
          cells: Type.Array(Cell),
        }),
      ),
    }),
  ),
});
export type CompareTableBlock = Type.Static<typeof CompareTableBlock>;
export type CompareTableView = Omit<CompareTableBlock, "products"> & { products: ProductView[] };
