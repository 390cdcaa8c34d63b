import Type from "typebox";

export const FeatureRowsBlock = Type.Object({
  block: Type.Literal("featureRows"),
  headline: Type.String({ minLength: 1 }),
  rows: Type.Array(Type.Object({ title: Type.String({ minLength: 1 }), text: Type.String() })),
});
export type FeatureRowsBlock = Type.Static<typeof FeatureRowsBlock>;
export type FeatureRowsView = FeatureRowsBlock;
