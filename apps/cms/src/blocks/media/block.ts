import type { MediaBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { MediaFields } from "../../payload-types.ts";
import { idOf } from "../../platform/documents/id-of.ts";
import { chosenImage } from "../../platform/fields/chosen-image.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
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

function toPublished(fields: MediaFields): MediaBlock {
  return {
    block: "media",
    // Without an image the contract rejects it and names the place.
    picture: String(idOf(fields.picture) ?? ""),
    caption: fields.caption ?? "",
  };
}

function fromPublished({ picture, caption }: MediaBlock): MediaFields {
  return { blockType: "media", picture: Number(picture), caption };
}

export const media = { config, toPublished, fromPublished, sample };
