import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { EncodedResponse, CachedResponse } from "./cached-response.ts";

/**
 * Sends the cached bytes in the best encoding, or 304 where the client has them. The response is complete as it
 * is cached, so it bypasses the framework's own work on responses; logs and metrics see it.
 */
export function sendCachedResponse(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack();
  if (
    response.status === 200 &&
    request.headers["if-none-match"]?.includes(response.etag) === true
  ) {
    reply.raw.writeHead(304, response.headers).end();
    return reply;
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const form = response.form(encoding);
  if (form !== undefined) sendForm(response, form, request, reply);
  else if (encoding !== "identity") {
    response.compress(encoding).then(
      (compressed) => sendForm(response, compressed, request, reply),
      (error: unknown) => {
        request.log.warn({ err: error }, "a response could not be compressed");
        sendForm(response, response.identity, request, reply);
      },
    );
  }
  return reply;
}

function sendForm(
  response: CachedResponse,
  { headers, body }: EncodedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.raw.writeHead(response.status, headers);
  if (request.method === "HEAD") reply.raw.end();
  else reply.raw.end(body);
}
