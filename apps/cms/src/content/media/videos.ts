import type { CollectionConfig } from "payload";
import { isEditor } from "../../access/is-editor.ts";
import { worksOnContent } from "../../access/works-on-content.ts";
import { publishVideo, withdrawVideo } from "./publish-video.ts";
import { nameByContent } from "./name-by-content.ts";

export const videos: CollectionConfig & { slug: "films" } = {
  slug: "films",
  typescript: { interface: "Video" },
  labels: { singular: "Video", plural: "Videos" },
  admin: {
    group: "Media",
    useAsTitle: "filename",
    defaultColumns: ["filename", "filesize", "updatedAt"],
    description: "MP4 or WebM, as small as possible. You can use a video as soon as you save it.",
  },
  access: { read: worksOnContent, create: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    beforeOperation: [nameByContent],
    afterChange: [publishVideo],
    afterDelete: [withdrawVideo],
  },
  upload: { mimeTypes: ["video/mp4", "video/webm"] },
  fields: [],
};
