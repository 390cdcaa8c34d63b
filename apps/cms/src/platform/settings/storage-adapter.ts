import { Readable } from "node:stream";
import type { Storage } from "@autotune/storage";
import type { Adapter } from "@payloadcms/plugin-cloud-storage/types";

/** What the admin shows. Anything else is downloaded; an SVG may hold scripts. */
const shownType = /^(?:image\/(?!svg)|video\/)/;

/**
 * Puts files where the shop serves them from; editors see them through the CMS. Files at the top level are
 * public, under /media/.
 */
export function storageAdapter(storage: Storage, placeOf: (fileName: string) => string): Adapter {
  return () => ({
    name: "shop-storage",
    async handleUpload({ file }) {
      await storage.put(placeOf(file.filename), file.buffer, file.mimeType);
    },
    async handleDelete({ filename }) {
      await storage.remove(placeOf(filename));
    },
    async staticHandler(_req, { params: { filename } }) {
      const file = await storage.open(placeOf(filename));
      if (file === undefined) return new Response(null, { status: 404 });
      const isShown = shownType.test(file.contentType);
      return new Response(bodyOf(file.stream), {
        headers: {
          "content-type": isShown ? file.contentType : "application/octet-stream",
          "content-disposition": isShown ? "inline" : "attachment",
          "content-length": String(file.size),
          "cache-control": "private, max-age=3600",
          "x-content-type-options": "nosniff",
        },
      });
    },
  });
}

/** Types of Node and of browsers, which the admin's pages need, each describe a stream of their own; it is the same. */
function bodyOf(stream: Readable): ReadableStream {
  const body: unknown = Readable.toWeb(stream);
  if (!(body instanceof ReadableStream)) throw new TypeError("This is no stream of the web.");
  return body;
}
