import type { CookieTableBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { CookieTableFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "cookieTable",
  interfaceName: "CookieTableFields",
  labels: { singular: "Cookie table", plural: "Cookie tables" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
  ],
};

function toPublished({ headline, text }: CookieTableFields): CookieTableBlock {
  return { block: "cookieTable", headline: headline ?? "", text: text ?? "" };
}

function fromPublished({ headline, text }: CookieTableBlock): CookieTableFields {
  return { blockType: "cookieTable", headline, text };
}

export const cookieTable = { config, toPublished, fromPublished, sample };
