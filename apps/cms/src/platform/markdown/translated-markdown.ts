import type { TextareaField } from "payload";
import { checkNeeded } from "../fields/translated-text.ts";
import { markdownToParts } from "./markdown-to-parts.ts";

/** A text to read at length, with a value for each language. A language that is marked ready must have it. */
export const translatedMarkdown: TextareaField = {
  name: "text",
  type: "textarea",
  label: "Text",
  localized: true,
  admin: {
    rows: 8,
    description:
      "Leave an empty line between paragraphs. Start a line with “- ” for a list, “1. ” for a step or “> ” for a note; put | between table cells. **Strong**, *emphasis*, `code`, [a link](/learning-center).",
  },
  validate: (value: unknown, { data }) => {
    const needed = checkNeeded(value, data);
    if (needed !== true || typeof value !== "string") return needed;
    const read = markdownToParts(value);
    return read.ok || read.reason;
  },
};
