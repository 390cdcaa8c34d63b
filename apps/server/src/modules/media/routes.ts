import type { Storage } from "@autotune/storage";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";

/** Uploaded pictures, from the same storage that the CMS writes to: the shop shows them without the CMS. */
export async function mediaRoutes(app: App, { storage }: { storage: Storage }): Promise<void> {
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
          "cache-control": "public, max-age=3600, s-maxage=86400, stale-if-error=604800",
        })
        .send(file.stream);
    },
  );
}
