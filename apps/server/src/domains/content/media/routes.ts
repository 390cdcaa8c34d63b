import type { Storage } from "@autotune/storage";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { readRange } from "../../../platform/http/byte-range.ts";

/** Uploaded images and videos, from the same storage that the CMS writes to: the shop serves them without the CMS. */
export async function mediaRoutes(app: App, { storage }: { storage: Storage }): Promise<void> {
  // Names contain a hash of the content, so a name never changes its content.
  app.get(
    "/media/:name",
    {
      schema: {
        hide: true,
        params: Type.Object({
          name: Type.String({ pattern: "^[\\w][\\w .()@-]*$", maxLength: 200 }),
        }),
      },
    },
    async ({ params: { name }, headers }, reply) => {
      const file = await storage.open(name);
      if (file === undefined) throw new ApiError("notFound");
      const { size, contentType } = file;
      void reply.headers({
        "content-type": contentType,
        "accept-ranges": "bytes",
        "cache-control": "public, max-age=31536000, immutable",
      });
      // Some browsers play a video only from a server that supports ranges.
      const requested = readRange(headers.range, size);
      if (requested.kind === "whole") return reply.header("content-length", size).send(file.stream);
      file.stream.destroy();
      if (requested.kind === "none") {
        void reply.header("content-range", `bytes */${size}`);
        throw new ApiError("rangeNotSatisfiable");
      }
      const { start, end } = requested;
      const part = await storage.open(name, { start, end });
      if (part === undefined) throw new ApiError("notFound");
      return reply
        .status(206)
        .headers({
          "content-length": end - start + 1,
          "content-range": `bytes ${start}-${end}/${size}`,
        })
        .send(part.stream);
    },
  );
}
