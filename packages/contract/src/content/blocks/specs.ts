import Type from "typebox";

/** What a computer needs, what a product offers: names with their values, in groups. */
export const SpecsBlock = Type.Object({
  block: Type.Literal("specs"),
  headline: Type.String({ minLength: 1 }),
  groups: Type.Array(
    Type.Object({
      title: Type.String({ minLength: 1 }),
      rows: Type.Array(Type.Object({ name: Type.String({ minLength: 1 }), value: Type.String() })),
    }),
  ),
});
export type SpecsBlock = Type.Static<typeof SpecsBlock>;
export type SpecsView = SpecsBlock;
