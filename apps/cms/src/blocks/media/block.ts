import type { MediaBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { MediaFields } from "../../payload-types.ts";
import { idOf } from "../../platform/documents/id-of.ts";
import { chosenImage } from "../../platform/fields/chosen-image.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "media",
  interfaceName: "MediaFields",
  labels: { singular: "Image", plural: "Images" },
  admin: { disableBlockName: true },
  fields: [
    chosenImage({ name: "picture", label: "Image" }),
    translatedLine({
      name: "caption",
      label: "Caption",
      description: "A line below the image. Describe what the image shows in its own alt text.",
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

function fromPublished({ picture, caption }: MediaBlock, ids: KnownIds): MediaFields {
  return { blockType: "media", picture: ids.picture(picture), caption };
}

export const media = { config, toPublished, fromPublished, sample };
