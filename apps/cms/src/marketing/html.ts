import type { TextareaField } from "payload";
import { sanitiseHtml } from "./sanitise-html.ts";
import { translatedParagraph } from "../platform/fields/translated-text.ts";

const words = translatedParagraph({
  name: "content",
  label: "Content",
  needed: true,
  description:
    "HTML: p, br, strong, em, h2, h3, lists and links to store paths or https URLs. Anything else is removed when you publish.",
});

/** Words as HTML, with a value for each language. */
export const html: TextareaField = {
  ...words,
  validate: (value, options) => {
    if (typeof value === "string" && value.trim() !== "" && sanitiseHtml(value) === "")
      return "None of this would be visible. Add some text.";
    return words.validate?.(value, options) ?? true;
  },
};
