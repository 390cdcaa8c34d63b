import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { AnswerForm, KeptAnswer } from "./kept-answer.ts";

/**
 * Answers with the kept bytes in the best encoding, or with 304 where the client has them. The answer
 * is complete as it is kept, so it goes past the framework's own work on answers; logs and metrics see it.
 */
export function sendKeptAnswer(
  answer: KeptAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.hijack();
  if (answer.status === 200 && request.headers["if-none-match"]?.includes(answer.etag) === true) {
    reply.raw.writeHead(304, answer.headers).end();
    return reply;
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const form = answer.form(encoding);
  if (form !== undefined) sendForm(answer, form, request, reply);
  else if (encoding !== "identity") {
    answer.compress(encoding).then(
      (compressed) => sendForm(answer, compressed, request, reply),
      (error: unknown) => {
        request.log.warn({ err: error }, "an answer could not be compressed");
        sendForm(answer, answer.identity, request, reply);
      },
    );
  }
  return reply;
}

function sendForm(
  answer: KeptAnswer,
  { headers, body }: AnswerForm,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.raw.writeHead(answer.status, headers);
  if (request.method === "HEAD") reply.raw.end();
  else reply.raw.end(body);
}
