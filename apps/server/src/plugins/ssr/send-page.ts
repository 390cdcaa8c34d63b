import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { PageForm, RenderedPage } from "./rendered-page.ts";

/**
 * Answers with the page's bytes in the best encoding, or with 304 where the client has them. The answer
 * is complete as it is kept, so it goes past the framework's own work on answers; logs and metrics see it.
 */
export function sendPage(
  page: RenderedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack();
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.etag) === true) {
    reply.raw.writeHead(304, page.headers).end();
    return reply;
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const form = page.form(encoding);
  if (form !== undefined) sendForm(page, form, reply);
  else if (encoding !== "identity") {
    page.compress(encoding).then(
      (compressed) => sendForm(page, compressed, reply),
      (error: unknown) => {
        request.log.warn({ err: error }, "a page could not be compressed");
        sendForm(page, page.identity, reply);
      },
    );
  }
  return reply;
}

function sendForm(page: RenderedPage, { headers, body }: PageForm, reply: FastifyReply): void {
  reply.raw.writeHead(page.status, headers).end(body);
}
