import { routeOfPath, splitLanguage } from "@autotune/routes";
import { LRUCache } from "lru-cache";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { RenderQueue } from "../../../platform/rendering/render-queue.ts";
import { drawSocialImage } from "./draw-social-image.ts";
import { readSocialTags } from "./read-social-tags.ts";

const megabyte = 1024 * 1024;

/**
 * `/og/<hash>/<path>.png`: a page's social image. The page itself determines which one that is, so only images of
 * published pages are drawn; one at a time, because drawing is CPU-bound.
 */
export async function socialImageRoutes(app: App): Promise<void> {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: 48 * megabyte,
    sizeCalculation: ({ length }) => length,
  });
  const queue = new RenderQueue({ atOnce: 1, mayWait: 16 });

  app.get(
    "/og/:hash/*",
    {
      schema: {
        hide: true,
        params: Type.Object({
          hash: Type.String({ pattern: "^[a-z0-9]{1,13}$" }),
          "*": Type.String({ pattern: "\\.png$", maxLength: 300 }),
        }),
      },
    },
    async (request, reply) => {
      const requested = new URL(request.url, "http://host.invalid").pathname;
      const path = pagePath(requested);
      const page = await app.pageAt(path);
      const tags =
        page.status === 200 ? readSocialTags(page.identity.body.toString("utf8")) : undefined;
      if (tags === undefined) throw new ApiError("notFound");
      // The page has changed since it was read. It may change back, so this is not cached publicly.
      if (tags.image !== requested)
        return reply.header("cache-control", "private, max-age=300").redirect(tags.image, 302);
      const image =
        drawn.get(requested) ??
        (await queue.run(() =>
          drawSocialImage({
            path,
            title: tags.title,
            language: splitLanguage(path).language,
            route: routeOfPath(path),
          }),
        ));
      drawn.set(requested, image);
      return reply
        .headers({
          "content-type": "image/png",
          "cache-control": "public, max-age=31536000, immutable",
        })
        .send(image);
    },
  );
}

/** `/og/1x2y/es/producto.png` is for `/es/producto`; the home page's is called home, a path that no page has. */
function pagePath(requested: string): string {
  const path = requested.replace(/^\/og\/[^/]+/, "").replace(/\.png$/, "");
  return path === "/home" ? "/" : path;
}
