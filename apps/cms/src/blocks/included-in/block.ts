import type { IncludedInBlock } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { IncludedInFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "includedIn",
  interfaceName: "IncludedInFields",
  labels: { singular: "Included in", plural: "Included in" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    {
      name: "pages",
      type: "relationship",
      relationTo: "product-pages",
      hasMany: true,
      custom: { needed: true },
      label: "Product pages",
      access: { update: isEditorForField },
      admin: {
        description:
          "Plans and bundles that include this product, in this order. Unpublished pages are left out.",
      },
    },
  ],
};

function toPublished(fields: IncludedInFields, references: References): IncludedInBlock {
  return {
    block: "includedIn",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    pages: references.productPages(fields.pages),
  };
}

function fromPublished(
  { headline, text, pages }: IncludedInBlock,
  ids: KnownIds,
): IncludedInFields {
  return {
    blockType: "includedIn",
    headline,
    text,
    pages: pages.map((key) => ids.productPage(key)),
  };
}

export const includedIn = { config, toPublished, fromPublished, sample };
