import type { VideoBlock } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { VideoFields } from "../../payload-types.ts";
import { idOf } from "../../platform/documents/id-of.ts";
import { chosenImage } from "../../platform/fields/chosen-image.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "video",
  interfaceName: "VideoFields",
  labels: { singular: "Video", plural: "Videos" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    {
      name: "film",
      type: "upload",
      relationTo: "films",
      custom: { needed: true },
      label: "Video",
      access: { update: isEditorForField },
      admin: { description: "Loads only when a visitor plays it." },
      validate: (value: unknown) => (value !== null && value !== undefined) || "Choose a video.",
    },
    chosenImage({ name: "poster", label: "Poster image" }),
  ],
};

function toPublished(fields: VideoFields): VideoBlock {
  return {
    block: "video",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    // Without both the contract rejects it and names the place.
    film: String(idOf(fields.film) ?? ""),
    poster: String(idOf(fields.poster) ?? ""),
  };
}

function fromPublished({ headline, text, film, poster }: VideoBlock, ids: KnownIds): VideoFields {
  return {
    blockType: "video",
    headline,
    text,
    film: ids.film(film),
    poster: ids.picture(poster),
  };
}

export const video = { config, toPublished, fromPublished, sample };
