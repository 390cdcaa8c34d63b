import type { Storage } from "@autotune/storage";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { readRange } from "../downloads/byte-range.ts";

/** Uploaded pictures and films, from the same storage that the CMS writes to: the shop shows them without the CMS. */
export async function mediaRoutes(app: App, { storage }: { storage: Storage }): Promise<void> {
  // Names carry a hash of the content, so a name never changes what it stands for.
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
      if (file === undefined) throw new Refusal("notFound");
      const { size, contentType } = file;
      void reply.headers({
        "content-type": contentType,
        "accept-ranges": "bytes",
        "cache-control": "public, max-age=31536000, immutable",
      });
      // Some browsers play a film only from a server that sends parts of it.
      const asked = readRange(headers.range, size);
      if (asked.kind === "whole") return reply.header("content-length", size).send(file.stream);
      file.stream.destroy();
      if (asked.kind === "none") {
        void reply.header("content-range", `bytes */${size}`);
        throw new Refusal("rangeNotSatisfiable");
      }
      const { start, end } = asked;
      const part = await storage.open(name, { start, end });
      if (part === undefined) throw new Refusal("notFound");
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
