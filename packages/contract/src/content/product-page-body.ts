import Type from "typebox";
import { Block } from "../blocks/block.ts";
import { Family } from "./family.ts";
import { PictureReference, ProductReference } from "./reference.ts";
import { Seo } from "./seo.ts";

export const ProductPageBody = Type.Object({
  family: Family,
  slug: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
  tagline: Type.String(),
  text: Type.String(),
  picture: Type.Optional(PictureReference),
  /** What can be bought here, the first one first. */
  products: Type.Array(ProductReference),
  seo: Seo,
  blocks: Type.Array(Block),
});
export type ProductPageBody = Type.Static<typeof ProductPageBody>;
