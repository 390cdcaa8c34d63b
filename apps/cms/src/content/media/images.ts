import type { CollectionConfig } from "payload";
import { isEditor } from "../../access/is-editor.ts";
import { worksOnContent } from "../../access/works-on-content.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { nameByContent } from "./name-by-content.ts";
import { publishImage, withdrawImage } from "./publish-image.ts";
import { rejectLargeImages } from "./reject-large-images.ts";

const widths = [480, 960, 1600];

export const images: CollectionConfig & { slug: "pictures" } = {
  slug: "pictures",
  typescript: { interface: "Image" },
  labels: { singular: "Image", plural: "Images" },
  admin: {
    group: "Media",
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt", "width", "height", "updatedAt"],
    description: "Images are published as soon as you save them.",
  },
  // Saving publishes, so translators read only; editors write the descriptions in all languages.
  access: { read: worksOnContent, create: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    beforeOperation: [rejectLargeImages, nameByContent],
    afterChange: [publishImage],
    afterDelete: [withdrawImage],
  },
  upload: {
    mimeTypes: ["image/png", "image/jpeg", "image/webp", "image/avif"],
    adminThumbnail: "w480",
    focalPoint: false,
    crop: false,
    imageSizes: widths.map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: { format: "webp", options: { quality: 82 } },
    })),
  },
  fields: [
    translatedLine({
      name: "alt",
      label: "Alt text",
      description:
        "What the image shows, for people who can’t see it. Leave empty to use the English text.",
    }),
  ],
};
