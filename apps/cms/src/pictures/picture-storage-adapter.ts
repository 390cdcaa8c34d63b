import { buffer } from "node:stream/consumers";
import type { Storage } from "@autotune/storage";
import type { Adapter } from "@payloadcms/plugin-cloud-storage/types";

/** Puts a picture's files where the shop serves them from, under /media/; editors see them through the CMS. */
export function pictureStorageAdapter(storage: Storage): Adapter {
  return () => ({
    name: "shop-storage",
    async handleUpload({ file }) {
      await storage.put(file.filename, file.buffer, file.mimeType);
    },
    async handleDelete({ filename }) {
      await storage.remove(filename);
    },
    async staticHandler(_req, { params: { filename } }) {
      const file = await storage.open(filename);
      if (file === undefined) return new Response(null, { status: 404 });
      return new Response(new Uint8Array(await buffer(file.stream)), {
        headers: {
          "content-type": file.contentType,
          "cache-control": "private, max-age=3600",
          "x-content-type-options": "nosniff",
        },
      });
    },
  });
}
