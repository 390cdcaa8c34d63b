import Type from "typebox";

/** The words of a product; its prices are catalogue rows, which no translation can hold back. */
export const ProductBody = Type.Object({
  name: Type.String({ minLength: 1 }),
  summary: Type.String(),
  /** What a buyer should know before paying. */
  checkoutInfo: Type.Optional(Type.String()),
  /** A short label beside its price. */
  specialText: Type.Optional(Type.String()),
});
export type ProductBody = Type.Static<typeof ProductBody>;
