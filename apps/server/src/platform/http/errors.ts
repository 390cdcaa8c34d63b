import { errorBody, errorTable, type ErrorCode } from "@autotune/contract";
import type { FastifyError } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { hasCode, isLostConnection, isPoolWaitTimeout } from "./database-failures.ts";
import { errorPage, errorPagePolicy } from "./error-page.ts";

/** Thrown where a request cannot be fulfilled; the table in the contract gives its status and text. */
export class ApiError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(errorTable[code].text);
    this.name = "ApiError";
    this.code = code;
  }
}

const codeOfStatus = new Map<number, ErrorCode>([
  [400, "invalidRequest"],
  [404, "notFound"],
  [413, "tooLarge"],
  [415, "unsupportedMediaType"],
  [429, "tooManyRequests"],
  [503, "unavailable"],
]);

/** How long a client should wait before it retries, when we are overloaded or a dependency is down. */
const retryAfterSeconds = 5;

export const errors = fastifyPlugin(async (app: App) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = codeOf(error);
    const { status } = errorTable[code];
    if (status >= 500) request.log.error({ err: error }, "request failed");
    if (code === "unexpected") {
      const where = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
      app.reporting.failed(error, { where, requestId: request.id });
    }
    // The framework closes the connection after any body that it cannot parse. It must where the rest of the body is
    // still on its way; after a complete one the next connection would only cost more than the request.
    if (request.raw.complete && reply.hasHeader("connection"))
      reply.header("connection", "keep-alive");
    if (status === 503) reply.header("retry-after", retryAfterSeconds);
    void reply.status(status).header("cache-control", "no-store");
    if (status >= 500 && request.headers.accept?.includes("text/html") === true) {
      return reply
        .header("content-security-policy", errorPagePolicy)
        .type("text/html; charset=utf-8")
        .send(errorPage(request.traceId ?? request.id));
    }
    return reply.send(errorBody(code, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).header("cache-control", "no-store").send(errorBody("notFound", request.id)),
  );
});

function codeOf(error: FastifyError | ApiError): ErrorCode {
  if (error instanceof ApiError) return error.code;
  if (isConnectionFailure(error)) return "unavailable";
  const status = error.statusCode ?? 500;
  return codeOfStatus.get(status) ?? (status < 500 ? "invalidRequest" : "unexpected");
}

/** A statement or a lock that took too long. */
const tookTooLong = new Set(["57014", "55P03"]);

/** A dependency that cannot be reached is no bug: the request may succeed a little later. */
export function isConnectionFailure(error: unknown): boolean {
  return isLostConnection(error) || isPoolWaitTimeout(error) || hasCode(error, tookTooLong);
}
