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
      description: "In place of the page's own title in search results.",
    }),
    translatedParagraph({
      name: "description",
      label: "Description",
      description: "About 150 characters.",
    }),
  ],
};
