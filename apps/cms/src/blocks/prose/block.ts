import type { ProseBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { ProseFields } from "../../payload-types.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { partsOf } from "../../platform/markdown/sections-to-published.ts";
import { translatedMarkdown } from "../../platform/markdown/translated-markdown.ts";
import type { SeedProse } from "./seed-block.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "prose",
  interfaceName: "ProseFields",
  labels: { singular: "Body text", plural: "Body texts" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "sections",
      type: "array",
      label: "Sections",
      labels: { singular: "Section", plural: "Sections" },
      fields: [
        translatedLine({ name: "title", label: "Title", description: "Optional." }),
        translatedMarkdown,
      ],
    },
  ],
};

function toPublished(fields: ProseFields): ProseBlock {
  return {
    block: "prose",
    headline: fields.headline ?? "",
    sections: (fields.sections ?? []).map(({ title, text }) => ({
      title: title ?? "",
      parts: partsOf(title ?? fields.headline ?? "", text ?? ""),
    })),
  };
}

function fromPublished({ headline, sections }: SeedProse): ProseFields {
  return { blockType: "prose", headline, sections };
}

export const prose = { config, toPublished, fromPublished, sample };
