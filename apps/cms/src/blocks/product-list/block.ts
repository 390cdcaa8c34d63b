import type { ProductListBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { ProductListFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "productList",
  interfaceName: "ProductListFields",
  labels: { singular: "All products", plural: "All products" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({
      name: "headline",
      label: "Headline",
      description:
        "Everything for sale is listed below it, with filters. There’s nothing to choose.",
      needed: true,
    }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
  ],
};

function toPublished({ headline, text }: ProductListFields): ProductListBlock {
  return { block: "productList", headline: headline ?? "", text: text ?? "" };
}

function fromPublished({ headline, text }: ProductListBlock): ProductListFields {
  return { blockType: "productList", headline, text };
}

export const productList = { config, toPublished, fromPublished, sample };
