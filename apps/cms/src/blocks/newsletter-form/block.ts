import type { NewsletterFormBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { NewsletterFormFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "newsletterForm",
  interfaceName: "NewsletterFormFields",
  labels: { singular: "Newsletter form", plural: "Newsletter forms" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
  ],
};

function toPublished({ headline, text }: NewsletterFormFields): NewsletterFormBlock {
  return { block: "newsletterForm", headline: headline ?? "", text: text ?? "" };
}

function fromPublished({ headline, text }: NewsletterFormBlock): NewsletterFormFields {
  return { blockType: "newsletterForm", headline, text };
}

export const newsletterForm = { config, toPublished, fromPublished, sample };
