import type { TextareaField } from "payload";
import { bareNumberWarning, checkNeeded } from "../fields/translated-text.ts";
import { checkTextTokens } from "../text-tokens/check-text-tokens.ts";
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
    components: bareNumberWarning,
    description:
      "Leave an empty line between paragraphs. Start a line with “- ” for a list, “1. ” for a step or “> ” for a note; put | between table cells. **Strong**, *emphasis*, `code`, [a link](/learning-center). An image is its own paragraph: ![Caption](product:auto-tune-pro) shows a plug-in window, ![Caption](product:auto-tune-pro#window) a drawing of its manual, ![Caption](picture:12) an image by the number in its URL. A figure is a short line, “12 ms”, with a line right below it that starts with a colon, “: the delay a singer notices”. Numbers from the catalogue: {tools:auto-tune-unlimited-monthly}, {price:auto-tune-pro}, {from:creative-vocal-effects}.",
  },
  validate: async (value: unknown, { data, req }) => {
    const needed = checkNeeded(value, data);
    if (needed !== true || typeof value !== "string") return needed;
    const read = markdownToParts(value);
    if (!read.ok) return read.reason;
    return (await findMissingPicture(read.parts, req)) ?? checkTextTokens(value, "prices", req);
  },
};
