import Type from "typebox";

/** Text to be read, in sections. An empty line parts two paragraphs. */
export const ProseBlock = Type.Object({
  block: Type.Literal("prose"),
  headline: Type.String({ minLength: 1 }),
  sections: Type.Array(Type.Object({ title: Type.String(), text: Type.String({ minLength: 1 }) })),
});
export type ProseBlock = Type.Static<typeof ProseBlock>;
export type ProseView = ProseBlock;
