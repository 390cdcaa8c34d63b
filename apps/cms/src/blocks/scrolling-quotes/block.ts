import type { ScrollingQuotesBlock } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { ScrollingQuotesFields } from "../../payload-types.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const usualSeconds = 60;

const config: Block = {
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
      label: "Seconds for one full loop",
      defaultValue: usualSeconds,
      access: { update: isEditorForField },
      validate: (value: unknown) =>
        (typeof value === "number" && Number.isInteger(value) && value >= 10 && value <= 600) ||
        "Enter a whole number from 10 to 600.",
    },
  ],
};

function toPublished({ headline, quotes, seconds }: ScrollingQuotesFields): ScrollingQuotesBlock {
  return {
    block: "scrollingQuotes",
    headline: headline ?? "",
    quotes: JSON.stringify((quotes ?? []).map(({ quote }) => quote ?? "")),
    seconds: seconds ?? usualSeconds,
  };
}

function fromPublished({ headline, quotes, seconds }: ScrollingQuotesBlock): ScrollingQuotesFields {
  const list: unknown = JSON.parse(quotes);
  if (!Array.isArray(list)) throw new Error("Quotes are a list.");
  return {
    blockType: "scrollingQuotes",
    headline,
    quotes: list.map((quote: unknown) => ({ quote: String(quote) })),
    seconds,
  };
}

export const scrollingQuotes = { config, toPublished, fromPublished, sample };
