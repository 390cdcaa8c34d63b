import type { CurrentOffersBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { CurrentOffersFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "currentOffers",
  interfaceName: "CurrentOffersFields",
  labels: { singular: "Current offers", plural: "Current offers" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({
      name: "headline",
      label: "Headline",
      description:
        "Everything that’s reduced now and every promotion for everyone is listed below it. There’s nothing to choose.",
      needed: true,
    }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
  ],
};

function toPublished({ headline, text }: CurrentOffersFields): CurrentOffersBlock {
  return { block: "currentOffers", headline: headline ?? "", text: text ?? "" };
}

function fromPublished({ headline, text }: CurrentOffersBlock): CurrentOffersFields {
  return { blockType: "currentOffers", headline, text };
}

export const currentOffers = { config, toPublished, fromPublished, sample };
