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
  labels: { singular: "Picture", plural: "Pictures" },
  admin: {
    group: "Content",
    useAsTitle: "filename",
    defaultColumns: ["filename", "alt", "width", "height", "updatedAt"],
    description: "A picture is published as soon as it is saved.",
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
      label: "Description",
      description: "What the picture shows, for people who cannot see it. Empty: the English one.",
    }),
  ],
};
