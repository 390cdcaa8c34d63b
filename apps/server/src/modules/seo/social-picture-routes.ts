import { routeOfPath, splitLanguage } from "@autotune/routes";
import { LRUCache } from "lru-cache";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { RenderQueue } from "../../plugins/ssr/render-queue.ts";
import { drawSocialPicture } from "./draw-social-picture.ts";
import { readSocialTags } from "./read-social-tags.ts";

const megabyte = 1024 * 1024;

/**
 * `/og/<hash>/<path>.png`: the picture that a page names for networks. The page itself says which one that is,
 * so nothing is drawn that no published page shows; and one is drawn at a time, for it is work of the processor.
 */
export async function socialPictureRoutes(app: App): Promise<void> {
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
      const asked = new URL(request.url, "http://host.invalid").pathname;
      const path = pagePath(asked);
      const page = await app.pageAt(path);
      const tags =
        page.status === 200 ? readSocialTags(page.identity.body.toString("utf8")) : undefined;
      if (tags === undefined) throw new Refusal("notFound");
      // The page has changed since somebody read it. It may change back, so nobody keeps this for others.
      if (tags.picture !== asked)
        return reply.header("cache-control", "private, max-age=300").redirect(tags.picture, 302);
      const picture =
        drawn.get(asked) ??
        (await queue.run(() =>
          drawSocialPicture({
            path,
            title: tags.title,
            language: splitLanguage(path).language,
            route: routeOfPath(path),
          }),
        ));
      drawn.set(asked, picture);
      return reply
        .headers({
          "content-type": "image/png",
          "cache-control": "public, max-age=31536000, immutable",
        })
        .send(picture);
    },
  );
}

/** `/og/1x2y/es/producto.png` is of `/es/producto`; Home's is called home, an address that no page has. */
function pagePath(asked: string): string {
  const path = asked.replace(/^\/og\/[^/]+/, "").replace(/\.png$/, "");
  return path === "/home" ? "/" : path;
}
