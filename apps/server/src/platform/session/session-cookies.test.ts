import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  clearGuestCookie,
  clearPasskeyCookie,
  clearSessionCookies,
  passkeySeconds,
  readTokens,
  setDeviceCookie,
  setGuestCookie,
  setPasskeyCookie,
  setSessionCookies,
} from "./session-cookies.ts";
import { longestSessionSeconds, sessionSeconds } from "./session-lifetime.ts";
import { createToken, hashToken, isToken } from "./token.ts";

const app = Fastify();
let respond: (request: FastifyRequest, reply: FastifyReply) => unknown = () => null;
beforeAll(async () => {
  await app.register(fastifyCookie, { hook: false });
  app.get("/", async (request, reply) => respond(request, reply) ?? null);
});
afterAll(() => app.close());

async function readFrom(cookie?: string) {
  respond = (request) => readTokens(request);
  const headers = cookie === undefined ? {} : { cookie };
  return (await app.inject({ url: "/", headers })).json<Record<string, unknown>>();
}

async function cookiesAfter(act: (reply: FastifyReply) => void) {
  respond = (_request, reply) => act(reply);
  return (await app.inject("/")).cookies;
}

const day = 86_400;
const token = createToken();
const secret = { path: "/", secure: true, httpOnly: true, sameSite: "Lax" };

describe("a token", () => {
  it("is 32 random bytes as text, and another one each time", () => {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(createToken()).not.toBe(token);
  });

  it.each(["", "a", `${token}x`, `x${token}`, token.slice(1), `${token.slice(1)}!`, `${token}\n`])(
    "is not %j",
    (text) => expect(isToken(text)).toBe(false),
  );

  it("is stored as its SHA-256", () => {
    expect(isToken(token)).toBe(true);
    expect(hashToken("a").toString("hex")).toBe(
      "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",
    );
  });
});

describe("what a browser sends", () => {
  it("is read, each cookie by its name", async () => {
    const [session, device, guest, passkey] = Array.from({ length: 4 }, createToken);
    const cookie = `__Host-session=${session}; __Host-device=${device}; __Host-guest=${guest}; __Host-passkey=${passkey}`;
    expect(await readFrom(cookie)).toEqual({ session, device, guest, passkey, isMarked: true });
  });

  it("is nothing where it does not look like a token, but the page believed in it", async () => {
    expect(await readFrom("__Host-session=short; __Host-device=short")).toEqual({ isMarked: true });
    expect(await readFrom("signed-in=1")).toEqual({ isMarked: true });
  });

  it("may be nothing", async () => {
    expect(await readFrom()).toEqual({ isMarked: false });
    expect(await readFrom(`session=${token}; other=1`)).toEqual({ isMarked: false });
  });
});

describe("what a browser is told", () => {
  it("is a session for 30 days that no script reads, with a mark that the page reads", async () => {
    const cookies = await cookiesAfter((reply) => setSessionCookies(reply, token));
    expect(cookies).toEqual([
      { ...secret, name: "__Host-session", value: token, maxAge: 30 * day },
      { name: "signed-in", value: "1", path: "/", secure: true, sameSite: "Lax", maxAge: 30 * day },
    ]);
    expect([sessionSeconds, longestSessionSeconds]).toEqual([30 * day, 90 * day]);
  });

  it.each([
    ["__Host-device", setDeviceCookie, 365 * day],
    ["__Host-guest", setGuestCookie, 30 * day],
    ["__Host-passkey", setPasskeyCookie, 5 * 60],
  ] as const)("is %s, which no script reads", async (name, set, maxAge) => {
    const cookies = await cookiesAfter((reply) => set(reply, token));
    expect(cookies).toEqual([{ ...secret, name, value: token, maxAge }]);
    expect(passkeySeconds).toBe(5 * 60);
  });

  it.each([
    [["__Host-session", "signed-in"], clearSessionCookies],
    [["__Host-guest"], clearGuestCookie],
    [["__Host-passkey"], clearPasskeyCookie],
  ] as const)("is to forget %j, in the way that it was set", async (names, clear) => {
    const cookies = await cookiesAfter((reply) => clear(reply));
    expect(cookies.map(({ name }) => name)).toEqual(names);
    for (const cookie of cookies)
      expect(cookie).toMatchObject({ value: "", path: "/", secure: true, expires: new Date(0) });
    expect(cookies.map(({ httpOnly }) => httpOnly ?? false)).toEqual(
      names.map((name) => name.startsWith("__Host-")),
    );
  });
});
