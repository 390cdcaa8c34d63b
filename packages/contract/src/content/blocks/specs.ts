import Type from "typebox";
import { slugPattern } from "../url-patterns.ts";

/** A section of a manual: "auto-tune-pro/controls#retune-speed". */
export const manualSectionPattern = `^${slugPattern}(?:/${slugPattern})+#${slugPattern}$`;

/** What a computer needs, what a product offers: names with their values, in groups. */
export const SpecsBlock = Type.Object({
  block: Type.Literal("specs"),
  headline: Type.String({ minLength: 1 }),
  groups: Type.Array(
    Type.Object({
      title: Type.String({ minLength: 1 }),
      rows: Type.Array(
        Type.Object({
          name: Type.String({ minLength: 1 }),
          value: Type.String(),
          /** Where the manual explains it. */
          manual: Type.Optional(Type.String({ pattern: manualSectionPattern })),
        }),
      ),
    }),
  ),
});
export type SpecsBlock = Type.Static<typeof SpecsBlock>;
type SpecsGroup = SpecsBlock["groups"][number];
type SpecsRow = SpecsGroup["rows"][number];
/** A row leads to its section of the manual where that is published. */
export type SpecsView = Omit<SpecsBlock, "groups"> & {
  groups: (Omit<SpecsGroup, "rows"> & {
    rows: (Omit<SpecsRow, "manual"> & { href?: string })[];
  })[];
};
