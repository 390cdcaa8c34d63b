import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { chosenImage } from "../../platform/fields/chosen-image.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const video: Block = {
  slug: "video",
  interfaceName: "VideoFields",
  labels: { singular: "Film", plural: "Films" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "film",
      type: "upload",
      relationTo: "films",
      label: "Film",
      access: { update: isEditorForField },
      admin: { description: "It is fetched when somebody opens it." },
      validate: (value: unknown) => (value !== null && value !== undefined) || "Choose the film.",
    },
    chosenImage({ name: "poster", label: "Picture before it starts" }),
  ],
};
