import type { FastifyReply } from "fastify";

const yearSeconds = 365 * 24 * 60 * 60;

/** Whose prices pages show from now on. Pages read and change it, and the edge sets the same one. */
export function setCountryCookie(reply: FastifyReply, country: string): void {
  void reply.setCookie("country", country, { path: "/", maxAge: yearSeconds, sameSite: "lax" });
}
