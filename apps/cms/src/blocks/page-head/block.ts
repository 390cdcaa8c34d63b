import type { PageHeadBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { PageHeadFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "pageHead",
  interfaceName: "PageHeadFields",
  labels: { singular: "Page header", plural: "Page headers" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({
      name: "text",
      tokens: "prices",
      label: "Text",
      description: "What the page is about, in a sentence or two.",
    }),
  ],
};

function toPublished(fields: PageHeadFields): PageHeadBlock {
  return { block: "pageHead", headline: fields.headline ?? "", text: fields.text ?? "" };
}

function fromPublished({ headline, text }: PageHeadBlock): PageHeadFields {
  return { blockType: "pageHead", headline, text };
}

export const pageHead = { config, toPublished, fromPublished, sample };
