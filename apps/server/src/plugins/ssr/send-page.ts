import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { RenderedPage } from "./rendered-page.ts";

/** Answers with the page's bytes in the best encoding, or with 304 where the client has them. */
export async function sendPage(page: RenderedPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(page.status).headers(page.headers).header("etag", page.etag);
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.etag) === true) {
    return reply.status(304).send();
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity") return reply.send(page.body("identity"));
  reply.header("content-encoding", encoding);
  return reply.send(page.body(encoding) ?? (await page.compressed(encoding)));
}
