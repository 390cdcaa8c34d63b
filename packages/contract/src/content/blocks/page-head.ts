import Type from "typebox";

/** The head of a page that is read: a title and what it is about. */
export const PageHeadBlock = Type.Object({
  block: Type.Literal("pageHead"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
});
export type PageHeadBlock = Type.Static<typeof PageHeadBlock>;
export type PageHeadView = PageHeadBlock;
