import Type from "typebox";
import { ProductReference } from "../platform/references.ts";
import { Seo } from "../content/seo.ts";

/** `/promotions/<slug>`: the words of a promotion. Its prices and audience are in the shop's tables. */
export const PromotionPageBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  lead: Type.String(),
  text: Type.String(),
  /** Of the promotion. */
  code: Type.String({ minLength: 1 }),
  /** What is shown there, in this order. */
  products: Type.Array(ProductReference),
  /** For showing how it works. */
  isSample: Type.Boolean(),
  seo: Seo,
});
export type PromotionPageBody = Type.Static<typeof PromotionPageBody>;
