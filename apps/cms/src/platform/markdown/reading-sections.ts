import type { ArrayField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { isSlug } from "../fields/is-slug.ts";
import { isRow } from "../documents/row.ts";
import { translatedLine } from "../fields/translated-text.ts";
import { translatedMarkdown } from "./translated-markdown.ts";

const access = { update: isEditorForField };

/** What a long text consists of. The list is the same in every language. */
export const readingSections: ArrayField = {
  name: "sections",
  type: "array",
  interfaceName: "ReadingSectionFields",
  label: "Sections",
  labels: { singular: "Section", plural: "Sections" },
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    {
      name: "anchor",
      type: "text",
      label: "Anchor",
      access,
      admin: {
        description:
          "The part of the URL after #, the same in every language. Don’t change it: other pages may link to it.",
      },
      validate: (value: unknown) =>
        isSlug(value) ||
        "Use lowercase letters, digits and single hyphens, for example first-take.",
    },
    translatedMarkdown,
  ],
  validate: (rows: unknown) => {
    const anchors = Array.isArray(rows) ? rows.filter(isRow).map((row) => row["anchor"]) : [];
    if (anchors.length === 0) return "Add at least one section.";
    return new Set(anchors).size === anchors.length || "Two sections have the same anchor.";
  },
};
