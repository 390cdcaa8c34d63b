import fastifyCookie from "@fastify/cookie";
import type { FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { Refusal } from "./errors.ts";
import {
  clearSessionCookies,
  readTokens,
  setDeviceCookie,
  setSessionCookies,
} from "./session-cookies.ts";
import { createSessionRepository, type SignedInAccount } from "./session-repository.ts";
import { createToken, hashToken } from "./session-token.ts";

export type { SignedInAccount };

const longestUserAgent = 200;

/** Who is signed in, by an opaque token in a cookie; the tables hold its hash. Needs `database`. */
export const session = fastifyPlugin(async (app: App) => {
  const sessions = createSessionRepository(app.database);
  const accounts = new WeakMap<FastifyRequest, SignedInAccount>();
  // Cookies are read where a call asks for them: pages are the same for everybody.
  await app.register(fastifyCookie, { hook: false });

  app.decorateRequest("account", {
    getter(this: FastifyRequest) {
      const account = accounts.get(this);
      if (account === undefined)
        throw new Error(`${this.routeOptions.url} reads the account without requireAccount`);
      return account;
    },
  });

  app.decorate("requireAccount", async (request, reply) => {
    const tokens = readTokens(request);
    const tokenHash = tokens.session === undefined ? undefined : hashToken(tokens.session);
    const found = tokenHash === undefined ? undefined : await sessions.find(tokenHash);
    if (tokens.session === undefined || tokenHash === undefined || found === undefined) {
      if (tokens.isMarked) clearSessionCookies(reply);
      throw new Refusal("signInRequired");
    }
    if (found.isStale && (await sessions.extend(tokenHash)))
      setSessionCookies(reply, tokens.session);
    accounts.set(request, found.account);
  });

  app.decorate("signIn", async (reply, request, accountId) => {
    const brought = readTokens(request);
    const token = createToken();
    // A browser is one device, whoever signs in there.
    const device = brought.device ?? createToken();
    await sessions.start({
      accountId,
      tokenHash: hashToken(token),
      deviceHash: hashToken(device),
      oldTokenHash: brought.session === undefined ? null : hashToken(brought.session),
      userAgent: (request.headers["user-agent"] ?? "").slice(0, longestUserAgent),
    });
    setSessionCookies(reply, token);
    setDeviceCookie(reply, device);
  });

  app.decorate("signOut", async (reply, request) => {
    const { session: token } = readTokens(request);
    if (token !== undefined) await sessions.end(hashToken(token));
    clearSessionCookies(reply);
  });
});

declare module "fastify" {
  interface FastifyInstance {
    /** A hook that answers 401 to whoever is not signed in. */
    requireAccount: preHandlerAsyncHookHandler;
    /** Begins a session of its own for this browser; the one it had ends. */
    signIn(reply: FastifyReply, request: FastifyRequest, accountId: number): Promise<void>;
    signOut(reply: FastifyReply, request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** Who is signed in; for routes behind `requireAccount`. */
    readonly account: SignedInAccount;
  }
}
