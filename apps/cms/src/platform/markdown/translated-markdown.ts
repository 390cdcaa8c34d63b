import type { TextareaField } from "payload";
import { checkNeeded } from "../fields/translated-text.ts";
import { findMissingPicture } from "./find-missing-picture.ts";
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
      "An empty line parts paragraphs. “- ” begins an item of a list, “1. ” a step, “> ” a note; a table has | between its cells. **Strong**, *emphasis*, `code`, [a link](/learning-center). A picture is a paragraph of its own: ![Caption](product:auto-tune-pro) is the window of a product, ![Caption](picture:12) a picture of the CMS by the number in its address. A figure is a short line, “12 ms”, and right below it a line that begins with a colon, “: the delay that a singer notices”.",
  },
  validate: async (value: unknown, { data, req }) => {
    const needed = checkNeeded(value, data);
    if (needed !== true || typeof value !== "string") return needed;
    const read = markdownToParts(value);
    if (!read.ok) return read.reason;
    return (await findMissingPicture(read.parts, req)) ?? true;
  },
};
