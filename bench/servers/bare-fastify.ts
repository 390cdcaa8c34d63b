import Fastify from "fastify";

/** The bare engine: one route that sends what the shop sends for the same URL. */
const [port, source = "", type = ""] = process.argv.slice(2);
const body = Buffer.from(await (await fetch(source)).arrayBuffer());
const app = Fastify();
app.get("/*", (_request, reply) => {
  void reply.type(type).send(body);
});
await app.listen({ host: "127.0.0.1", port: Number(port) });
