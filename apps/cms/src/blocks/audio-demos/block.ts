import type { AudioDemosBlock } from "@autotune/contract";
import type { Block } from "payload";
import { chosenProduct } from "../../catalogue/fields/chosen-product.ts";
import type { AudioDemosFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "audioDemos",
  interfaceName: "AudioDemosFields",
  labels: { singular: "Before and after", plural: "Before and after" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    {
      name: "demos",
      type: "array",
      label: "Recordings",
      labels: { singular: "Recording", plural: "Recordings" },
      fields: [
        chosenProduct({
          name: "product",
          label: "Product",
          description: "Plays this product’s own recordings, before and after.",
        }),
        translatedLine({ name: "title", label: "Title", needed: true }),
        translatedParagraph({
          name: "text",
          label: "Text",
          description: "What to listen for, in a sentence.",
        }),
      ],
    },
  ],
};

function toPublished(fields: AudioDemosFields, references: References): AudioDemosBlock {
  return {
    block: "audioDemos",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    demos: (fields.demos ?? []).flatMap((demo) => {
      const product = references.product(demo.product);
      return product === undefined
        ? []
        : [{ product, title: demo.title ?? "", text: demo.text ?? "" }];
    }),
  };
}

function fromPublished(
  { headline, text, demos }: AudioDemosBlock,
  ids: KnownIds,
): AudioDemosFields {
  return {
    blockType: "audioDemos",
    headline,
    text,
    demos: demos.map((demo) => ({ ...demo, product: ids.product(demo.product) })),
  };
}

export const audioDemos = { config, toPublished, fromPublished, sample };
