import type { GroupField } from "payload";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const seo: GroupField = {
  name: "seo",
  type: "group",
  label: "Search engines",
  fields: [
    translatedLine({
      name: "title",
      label: "Title",
      description: "Replaces the page’s own title in search results.",
    }),
    translatedParagraph({
      name: "description",
      label: "Description",
      description: "Shown in search results. About 150 characters.",
    }),
  ],
};
