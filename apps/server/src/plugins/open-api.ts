import swagger from "@fastify/swagger";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

/**
 * Where the public calls: the shop's two prefixes and the desktop application's. A call elsewhere is staff's, our
 * machines', the payment provider's or a browser's report about a page, and is told to nobody unless its prefix is
 * added here.
 */
const publicPrefixes: readonly string[] = ["/wp-json/", "/laravel/", "/desktop/"];

/**
 * The document of all calls, made from the schemas that check them: whole in `app.swagger()`, and what the public may
 * call at `/openapi.json`.
 */
export const openApi = fastifyPlugin(async (app: App, { origin }: { origin: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "AutoTune store", version: "1" },
      servers: [{ url: origin }],
    },
  });
  app.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    const document = app.swagger();
    const paths = Object.entries(document.paths ?? {}).filter(([path]) =>
      publicPrefixes.some((prefix) => path.startsWith(prefix)),
    );
    return reply
      .header("cache-control", "public, max-age=300")
      .send({ ...document, paths: Object.fromEntries(paths) });
  });
});
