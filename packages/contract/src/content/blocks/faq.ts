import Type from "typebox";

export const FaqBlock = Type.Object({
  block: Type.Literal("faq"),
  headline: Type.String({ minLength: 1 }),
  items: Type.Array(
    Type.Object({ question: Type.String({ minLength: 1 }), answer: Type.String() }),
  ),
});
export type FaqBlock = Type.Static<typeof FaqBlock>;
export type FaqView = FaqBlock;
