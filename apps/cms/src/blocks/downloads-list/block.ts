import type { DownloadsListBlock } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { DownloadsListFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "downloadsList",
  interfaceName: "DownloadsListFields",
  labels: { singular: "Downloads", plural: "Downloads" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    {
      name: "pages",
      type: "relationship",
      relationTo: "download-pages",
      hasMany: true,
      custom: { needed: true },
      label: "Download pages",
      access: { update: isEditorForField },
      admin: { description: "Listed in this order. Unpublished pages are left out." },
    },
  ],
};

function toPublished(fields: DownloadsListFields, references: References): DownloadsListBlock {
  return {
    block: "downloadsList",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    pages: references.downloadPages(fields.pages),
  };
}

function fromPublished(
  { headline, text, pages }: DownloadsListBlock,
  ids: KnownIds,
): DownloadsListFields {
  return {
    blockType: "downloadsList",
    headline,
    text,
    pages: pages.map((slug) => ids.downloadPage(slug)),
  };
}

export const downloadsList = { config, toPublished, fromPublished, sample };
