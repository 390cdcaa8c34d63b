import Type from "typebox";

export const ImageBody = Type.Object({
  alt: Type.String(),
  /** From the smallest to the original. */
  files: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1 }),
      width: Type.Integer({ minimum: 1 }),
      height: Type.Integer({ minimum: 1 }),
    }),
    { minItems: 1 },
  ),
});
export type ImageBody = Type.Static<typeof ImageBody>;
