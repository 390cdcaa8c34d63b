import type { FastifyRequest } from "fastify";
import { readTokens } from "./session-cookies.ts";
import { hashToken } from "./token.ts";

/** The requesting browser as accounts know it; undefined where nobody has signed in there. */
export function deviceOf(request: FastifyRequest): Buffer | undefined {
  const { device } = readTokens(request);
  return device === undefined ? undefined : hashToken(device);
}
