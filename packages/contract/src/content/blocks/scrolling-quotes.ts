import Type from "typebox";

/** Short quotes that pass by without end. */
export const ScrollingQuotesBlock = Type.Object({
  block: Type.Literal("scrollingQuotes"),
  headline: Type.String({ minLength: 1 }),
  /** A list of texts as JSON. What is no such list hides the block. */
  quotes: Type.String(),
  /** Until each has passed once. */
  seconds: Type.Integer({ minimum: 10, maximum: 600 }),
});
export type ScrollingQuotesBlock = Type.Static<typeof ScrollingQuotesBlock>;
export type ScrollingQuotesView = Omit<ScrollingQuotesBlock, "quotes"> & { quotes: string[] };
