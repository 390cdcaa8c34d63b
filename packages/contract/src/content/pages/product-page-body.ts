import Type from "typebox";
import { Block } from "../blocks/block.ts";
import { Family } from "../../catalogue/family-schema.ts";
import { ImageReference, ProductReference } from "../../platform/references.ts";
import { Seo } from "../seo.ts";
import { subpageNames } from "../subpage-names.ts";

/** How the menus name the page. A page without it is in no menu. */
const NavItem = Type.Object({
  description: Type.String(),
  isNew: Type.Boolean(),
  /** Among the pages of its family, from the lowest. */
  order: Type.Integer(),
});

export const ProductPageBody = Type.Object({
  family: Family,
  slug: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
  tagline: Type.String(),
  text: Type.String(),
  nav: Type.Optional(NavItem),
  /** Shown instead of the drawn window of its first product. */
  picture: Type.Optional(ImageReference),
  /** What can be bought here, the first one first. */
  products: Type.Array(ProductReference),
  seo: Seo,
  blocks: Type.Array(Block),
  /** Those that have something to show. */
  subpages: Type.Array(
    Type.Object({ name: Type.Enum([...subpageNames]), blocks: Type.Array(Block) }),
  ),
});
export type ProductPageBody = Type.Static<typeof ProductPageBody>;
