import type { FeatureRowsBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { FeatureRowsFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "featureRows",
  interfaceName: "FeatureRowsFields",
  labels: { singular: "Feature rows", plural: "Feature rows" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "rows",
      type: "array",
      label: "Rows",
      labels: { singular: "Row", plural: "Rows" },
      fields: [
        translatedLine({ name: "title", label: "Title", needed: true }),
        translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
      ],
    },
  ],
};

function toPublished(fields: FeatureRowsFields): FeatureRowsBlock {
  return {
    block: "featureRows",
    headline: fields.headline ?? "",
    rows: (fields.rows ?? []).map(({ title, text }) => ({ title: title ?? "", text: text ?? "" })),
  };
}

function fromPublished({ headline, rows }: FeatureRowsBlock): FeatureRowsFields {
  return { blockType: "featureRows", headline, rows };
}

export const featureRows = { config, toPublished, fromPublished, sample };
