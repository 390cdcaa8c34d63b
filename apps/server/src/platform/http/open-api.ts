import swagger from "@fastify/swagger";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

/**
 * The public prefixes: the shop's two and the desktop application's. Endpoints elsewhere belong to staff, to
 * our machines, to the payment provider or to browsers' reports, and are not published unless their prefix is
 * added here.
 */
const publicPrefixes: readonly string[] = ["/wp-json/", "/laravel/", "/desktop/"];

/**
 * The OpenAPI document of all endpoints, generated from the schemas that validate them: all of it in
 * `app.swagger()`, the public part at `/openapi.json`.
 */
export const openApi = fastifyPlugin(async (app: App, { origin }: { origin: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "AutoTune Store API", version: "1" },
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
