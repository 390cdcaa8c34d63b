import Type from "typebox";

export const Seo = Type.Object({
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
});
export type Seo = Type.Static<typeof Seo>;
