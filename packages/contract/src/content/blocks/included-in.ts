import Type from "typebox";
import { ProductPageReference } from "../../platform/references.ts";
import type { ProductPageLinkView } from "../views.ts";

/** Where else the product is part of, such as the plan that includes it. */
export const IncludedInBlock = Type.Object({
  block: Type.Literal("includedIn"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  pages: Type.Array(ProductPageReference),
});
export type IncludedInBlock = Type.Static<typeof IncludedInBlock>;
export type IncludedInView = Omit<IncludedInBlock, "pages"> & { pages: ProductPageLinkView[] };
