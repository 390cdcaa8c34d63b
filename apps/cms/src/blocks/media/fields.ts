import type { Block } from "payload";
import { chosenImage } from "../../platform/fields/chosen-image.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";

export const media: Block = {
  slug: "media",
  interfaceName: "MediaFields",
  labels: { singular: "Picture", plural: "Pictures" },
  admin: { disableBlockName: true },
  fields: [
    chosenImage({ name: "picture", label: "Picture" }),
    translatedLine({
      name: "caption",
      label: "Line below it",
      description: "What the picture itself shows is described with the picture.",
    }),
  ],
};
