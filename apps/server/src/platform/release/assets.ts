import type { Storage } from "@autotune/storage";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { ApiError } from "../http/errors.ts";
import { acceptedEncoding } from "../responses/accepted-encoding.ts";
import { FormerAssets } from "./former-assets.ts";
import { clientFolder } from "./storefront-build.ts";

const yearInSeconds = 31_536_000;

/**
 * The built files below /assets/: this release's own, and those of other ones from the storage. A page that was loaded
 * before a roll-out, or during one from the other release, finds its code here.
 */
export async function assets(app: App, { storage }: { readonly storage: Storage }): Promise<void> {
  const former = new FormerAssets(storage);
  const sendFormer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [, name] = /^\/assets\/([\w.-]+)(?:\?|$)/.exec(request.url) ?? [];
    if (name === undefined) throw new ApiError("notFound");
    const found = await former.open(name, acceptedEncoding(request.headers["accept-encoding"]));
    if (found === undefined) throw new ApiError("notFound");
    const { file, encoding } = found;
    if (encoding !== "identity") void reply.header("content-encoding", encoding);
    return reply
      .status(200)
      .headers({
        "content-type": file.contentType,
        "cache-control": `public, max-age=${yearInSeconds}, immutable`,
        vary: "accept-encoding",
        "x-content-type-options": "nosniff",
      })
      .send(file.stream);
  };

  // Names of built files carry a hash of their content, so they never change.
  await app.register(
    async (scope: App) => {
      scope.setNotFoundHandler(sendFormer);
      await scope.register(fastifyStatic, {
        root: `${clientFolder}/assets`,
        maxAge: yearInSeconds * 1000,
        immutable: true,
        preCompressed: true,
        decorateReply: false,
        index: false,
      });
    },
    { prefix: "/assets/" },
  );
}
