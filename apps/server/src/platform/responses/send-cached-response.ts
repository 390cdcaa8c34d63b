import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { forOutdatedPage } from "../edge/edge-headers.ts";
import type { EncodedResponse, CachedResponse } from "./cached-response.ts";

interface Sending {
  /** Something that the response shows has changed since it was made. */
  readonly isOutdated?: boolean;
}

/**
 * Sends the cached bytes in the best encoding, or 304 where the client has them. The response is complete as it
 * is cached, so it bypasses the framework's own work on responses; logs and metrics see it.
 */
export function sendCachedResponse(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  { isOutdated = false }: Sending = {},
): FastifyReply {
  const headersOf = (headers: string[]) => (isOutdated ? forOutdatedPage(headers) : headers);
  const send = ({ headers, body }: EncodedResponse) => {
    reply.raw.writeHead(response.status, headersOf(headers));
    if (request.method === "HEAD") reply.raw.end();
    else reply.raw.end(body);
  };
  reply.hijack();
  if (
    response.status === 200 &&
    request.headers["if-none-match"]?.includes(response.etag) === true
  ) {
    reply.raw.writeHead(304, headersOf(response.headers)).end();
    return reply;
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const form = response.form(encoding);
  if (form !== undefined) send(form);
  else if (encoding !== "identity") {
    response.compress(encoding).then(send, (error: unknown) => {
      request.log.warn({ err: error }, "a response could not be compressed");
      send(response.identity);
    });
  }
  return reply;
}
