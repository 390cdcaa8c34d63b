import type { SocialLinksBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { SocialLinksFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "socialLinks",
  interfaceName: "SocialLinksFields",
  labels: { singular: "Social links", plural: "Social links" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
  ],
};

function toPublished({ headline, text }: SocialLinksFields): SocialLinksBlock {
  return { block: "socialLinks", headline: headline ?? "", text: text ?? "" };
}

function fromPublished({ headline, text }: SocialLinksBlock): SocialLinksFields {
  return { blockType: "socialLinks", headline, text };
}

export const socialLinks = { config, toPublished, fromPublished, sample };
