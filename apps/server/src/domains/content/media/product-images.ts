import type { Storage } from "@autotune/storage";
import type { FastifyReply } from "fastify";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { namelessFile, OwnProductImages } from "./own-product-images.ts";

const folder = "/images/products/";

/** A new image is in the shop after this many seconds; until its own reload a browser shows the one that it has. */
const cacheControl = "public, max-age=60, stale-while-revalidate=86400";

/** For the drawn ones too: an editor may give the product an image any time. */
export function productImageCaching(reply: Pick<FastifyReply, "header">, path: string): void {
  if (path.includes(folder)) void reply.header("cache-control", cacheControl);
}

/**
 * Around the files of drawn products: what an editor has given a product stands at the same URLs. So every place that
 * shows a product has it, also a feed, a stored cart, and a page that somebody loaded before.
 */
export function serveProductImages(scope: App, { storage }: { storage: Storage }): void {
  const own = new OwnProductImages(scope.content);

  scope.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    if (!path.startsWith(folder)) return;
    const name = own.fileFor(path.slice(folder.length));
    const file = name === undefined ? undefined : await storage.open(name);
    if (file === undefined) return;
    return reply
      .headers({
        "content-type": file.contentType,
        "content-length": file.size,
        "cache-control": cacheControl,
      })
      .send(file.stream);
  });

  // Drawn images have routes of their own.
  scope.get(`${folder}:file`, { schema: { hide: true } }, (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const nameless = namelessFile(path.slice(folder.length));
    if (nameless === undefined) throw new ApiError("notFound");
    return reply.header("cache-control", cacheControl).redirect(folder + nameless, 302);
  });
}
