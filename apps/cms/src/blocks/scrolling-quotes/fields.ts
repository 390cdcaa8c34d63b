import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";

const usualSeconds = 60;

export const scrollingQuotes: Block = {
  slug: "scrollingQuotes",
  interfaceName: "ScrollingQuotesFields",
  labels: { singular: "Scrolling quotes", plural: "Scrolling quotes" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "quotes",
      type: "array",
      label: "Quotes",
      labels: { singular: "Quote", plural: "Quotes" },
      fields: [translatedLine({ name: "quote", label: "Quote", needed: true })],
    },
    {
      name: "seconds",
      type: "number",
      label: "Seconds until each has passed once",
      defaultValue: usualSeconds,
      access: { update: isEditorForField },
      validate: (value: unknown) =>
        (typeof value === "number" && Number.isInteger(value) && value >= 10 && value <= 600) ||
        "Type a whole number from 10 to 600.",
    },
  ],
};
