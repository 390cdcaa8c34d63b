import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionSeconds } from "./session-lifetime.ts";
import { isToken } from "./token.ts";

const day = 24 * 60 * 60;
const deviceSeconds = 365 * day;
/** A bank transfer takes days; for so long a guest's browser may query the state of a purchase. */
const guestSeconds = 30 * day;
/** The time in which a user has to present their passkey. */
export const passkeySeconds = 5 * 60;

// The prefix makes browsers insist on Secure and Path=/, and lets no other host of the domain set them.
const sessionCookie = "__Host-session";
const deviceCookie = "__Host-device";
const guestCookie = "__Host-guest";
const passkeyCookie = "__Host-passkey";
/** Readable by the page and no secret: it only says whether requesting the signed-in user is worth a request. */
const markCookie = "signed-in";

const readable = { path: "/", secure: true, sameSite: "lax" } satisfies CookieSerializeOptions;
const secret = { ...readable, httpOnly: true } satisfies CookieSerializeOptions;

export interface Tokens {
  readonly session: string | undefined;
  readonly device: string | undefined;
  /** Identifies the checkouts of a buyer without an account. */
  readonly guest: string | undefined;
  /** Of a browser that was asked for a passkey: the challenge to sign. */
  readonly passkey: string | undefined;
  /** The page believes that a user is signed in. */
  readonly isMarked: boolean;
}

/** What the browser sent. Anything that does not look like a token counts as none. */
export function readTokens(request: FastifyRequest): Tokens {
  const cookies = request.server.parseCookie(request.headers.cookie ?? "");
  return {
    session: tokenOf(cookies[sessionCookie]),
    device: tokenOf(cookies[deviceCookie]),
    guest: tokenOf(cookies[guestCookie]),
    passkey: tokenOf(cookies[passkeyCookie]),
    isMarked: cookies[sessionCookie] !== undefined || cookies[markCookie] !== undefined,
  };
}

function tokenOf(value: string | undefined): string | undefined {
  return value !== undefined && isToken(value) ? value : undefined;
}

export function setSessionCookies(reply: FastifyReply, token: string): void {
  void reply
    .setCookie(sessionCookie, token, { ...secret, maxAge: sessionSeconds })
    .setCookie(markCookie, "1", { ...readable, maxAge: sessionSeconds });
}

export function clearSessionCookies(reply: FastifyReply): void {
  void reply.clearCookie(sessionCookie, secret).clearCookie(markCookie, readable);
}

export function setDeviceCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(deviceCookie, token, { ...secret, maxAge: deviceSeconds });
}

export function clearGuestCookie(reply: FastifyReply): void {
  void reply.clearCookie(guestCookie, secret);
}

export function setGuestCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(guestCookie, token, { ...secret, maxAge: guestSeconds });
}

export function setPasskeyCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(passkeyCookie, token, { ...secret, maxAge: passkeySeconds });
}

export function clearPasskeyCookie(reply: FastifyReply): void {
  void reply.clearCookie(passkeyCookie, secret);
}
