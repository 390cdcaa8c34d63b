import Type from "typebox";
import type { ReadingPartView } from "../reading/reading-view.ts";
import { ReadingPart } from "../reading/reading.ts";

/** Text to be read, in sections. */
export const ProseBlock = Type.Object({
  block: Type.Literal("prose"),
  headline: Type.String({ minLength: 1 }),
  sections: Type.Array(
    Type.Object({ title: Type.String(), parts: Type.Array(ReadingPart, { minItems: 1 }) }),
  ),
});
export type ProseBlock = Type.Static<typeof ProseBlock>;
export type ProseView = Omit<ProseBlock, "sections"> & {
  sections: { title: string; parts: ReadingPartView[] }[];
};
