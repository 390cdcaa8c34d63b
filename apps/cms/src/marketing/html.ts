import type { TextareaField } from "payload";
import { sanitiseHtml } from "./sanitise-html.ts";
import { translatedParagraph } from "../platform/fields/translated-text.ts";

const words = translatedParagraph({
  name: "content",
  label: "Content",
  needed: true,
  description:
    "HTML: p, br, strong, em, h2, h3, lists, and links to paths of the shop or to https addresses. Anything else is taken out when it is published.",
});

/** Words as HTML, with a value for each language. */
export const html: TextareaField = {
  ...words,
  validate: (value, options) => {
    if (typeof value === "string" && value.trim() !== "" && sanitiseHtml(value) === "")
      return "Nothing of this would be shown. Write some words.";
    return words.validate?.(value, options) ?? true;
  },
};
