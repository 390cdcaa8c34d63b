import type { ArrayField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { isSlug } from "../../platform/fields/is-slug.ts";
import { isRow } from "../../platform/documents/row.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { readingSections } from "../../platform/markdown/reading-sections.ts";

/** What a manual consists of; each chapter has a page of its own. */
export const manualChapters: ArrayField = {
  name: "chapters",
  type: "array",
  label: "Chapters",
  labels: { singular: "Chapter", plural: "Chapters" },
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    {
      name: "slug",
      type: "text",
      label: "Slug",
      access: { update: isEditorForField },
      admin: { description: "The last part of the chapter’s URL, the same in every language." },
      validate: (value: unknown) =>
        isSlug(value) ||
        "Use lowercase letters, digits and single hyphens, for example first-session.",
    },
    readingSections,
  ],
  validate: (rows: unknown) => {
    const slugs = Array.isArray(rows) ? rows.filter(isRow).map((row) => row["slug"]) : [];
    if (slugs.length === 0) return "Add at least one chapter.";
    return new Set(slugs).size === slugs.length || "Two chapters have the same slug.";
  },
};
