import swagger from "@fastify/swagger";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

/** The document of all calls, made from the schemas that check them. */
export const openApi = fastifyPlugin(async (app: App, { origin }: { origin: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "AutoTune store", version: "1" },
      servers: [{ url: origin }],
    },
  });
  app.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send(app.swagger()),
  );
});
