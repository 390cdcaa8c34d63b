import Type from "typebox";
import { Block } from "../blocks/block.ts";
import { Seo } from "../seo.ts";

export const PageBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  seo: Seo,
  blocks: Type.Array(Block),
});
export type PageBody = Type.Static<typeof PageBody>;
