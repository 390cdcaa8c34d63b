import type { Storage } from "@autotune/storage";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";

/** Uploaded pictures, from the same storage that the CMS writes to: the shop shows them without the CMS. */
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
    async (request, reply) => {
      const file = await storage.open(request.params.name);
      if (file === undefined) throw new Refusal("notFound");
      return reply
        .headers({
          "content-type": file.contentType,
          "content-length": file.size,
          "cache-control": "public, max-age=31536000, immutable",
        })
        .send(file.stream);
    },
  );
}
