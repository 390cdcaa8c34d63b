import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const downloadsList: Block = {
  slug: "downloadsList",
  interfaceName: "DownloadsListFields",
  labels: { singular: "Downloads", plural: "Downloads" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "pages",
      type: "relationship",
      relationTo: "download-pages",
      hasMany: true,
      label: "Download pages",
      access: { update: isEditorForField },
      admin: { description: "In this order. One that is offline is left out." },
    },
  ],
};
