import fastifyCookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import type { UnitOfWork } from "../jobs/unit-of-work.ts";
import { ApiError } from "../http/errors.ts";
import {
  clearGuestCookie,
  clearSessionCookies,
  readTokens,
  setDeviceCookie,
  setSessionCookies,
} from "./session-cookies.ts";
import {
  createSessionRepository,
  type NewSession,
  type SignedInAccount,
  type VerifiedAccount,
} from "./session-repository.ts";
import { createToken, hashToken } from "./token.ts";

export type { SignedInAccount };

const longestUserAgent = 200;

export interface NewDevice {
  readonly sessionId: string;
  readonly accountId: number;
  readonly userAgent: string;
  /** Two-letter code, or empty. */
  readonly country: string;
  readonly startedAt: Date;
}

export interface SessionOptions {
  /** Notifies the owner of an account, in the transaction that signs somebody in at an unknown browser. */
  readonly announceNewDevice: (work: UnitOfWork, device: NewDevice) => Promise<void>;
}

/**
 * The signed-in user, by an opaque token in a cookie; the database stores its hash. Needs `database`; signing
 * in needs `country` and `enqueueing` too.
 */
export const session = fastifyPlugin(async (app: App, { announceNewDevice }: SessionOptions) => {
  const sessions = createSessionRepository(app.database);
  const accounts = new WeakMap<FastifyRequest, SignedInAccount>();
  // Cookies are parsed only where a route needs them: pages are the same for everybody.
  await app.register(fastifyCookie, { hook: false });

  app.decorateRequest("account", {
    getter(this: FastifyRequest) {
      const account = accounts.get(this);
      if (account === undefined)
        throw new Error(`${this.routeOptions.url} reads the account without requireAccount`);
      return account;
    },
  });

  app.decorateRequest("signedIn", {
    getter(this: FastifyRequest) {
      return accounts.get(this);
    },
  });

  const recognise = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const tokens = readTokens(request);
    const tokenHash = tokens.session === undefined ? undefined : hashToken(tokens.session);
    const found = tokenHash === undefined ? undefined : await sessions.find(tokenHash);
    if (tokens.session === undefined || tokenHash === undefined || found === undefined) {
      if (tokens.isMarked) clearSessionCookies(reply);
      return;
    }
    const { device } = tokens;
    const deviceHash = device === undefined ? null : hashToken(device);
    if (found.isStale && (await sessions.extend(tokenHash, deviceHash))) {
      setSessionCookies(reply, tokens.session);
      if (device !== undefined) setDeviceCookie(reply, device);
    }
    accounts.set(request, found.account);
  };
  app.decorate("recogniseAccount", recognise);
  app.decorate("requireAccount", async (request, reply) => {
    await recognise(request, reply);
    if (!accounts.has(request)) throw new ApiError("signInRequired");
  });

  /** An unknown browser's session is reported to the owner in the same transaction: none starts without an email. */
  const startElsewhere = async (newSession: NewSession): Promise<boolean> => {
    const enqueue = await app.readyToEnqueue();
    return app.transact(async (transaction) => {
      const started = await sessions.start(transaction, newSession);
      if (started === undefined) return false;
      const { id: sessionId, startedAt, isNewDevice } = started;
      const { accountId, userAgent, country } = newSession;
      const device = { sessionId, accountId, userAgent, country, startedAt };
      if (isNewDevice) await announceNewDevice({ transaction, enqueue }, device);
      return true;
    });
  };

  app.decorate("signIn", async (reply, request, verified) => {
    const brought = readTokens(request);
    const token = createToken();
    // A browser is one device, whichever account signs in there.
    const device = brought.device ?? createToken();
    const newSession: NewSession = {
      ...verified,
      tokenHash: hashToken(token),
      deviceHash: hashToken(device),
      oldTokenHash: brought.session === undefined ? null : hashToken(brought.session),
      userAgent: (request.headers["user-agent"] ?? "").slice(0, longestUserAgent),
      country: (await app.findOrigin(request)) ?? "",
    };
    const isStarted =
      (await sessions.startWithoutNews(newSession)) || (await startElsewhere(newSession));
    if (!isStarted) return false;
    setSessionCookies(reply, token);
    setDeviceCookie(reply, device);
    return true;
  });

  app.decorate("signOut", async (reply, request) => {
    const { session: token } = readTokens(request);
    if (token !== undefined) await sessions.end(hashToken(token));
    clearSessionCookies(reply);
    // The next user of this browser may be another person.
    clearGuestCookie(reply);
  });
});

declare module "fastify" {
  interface FastifyInstance {
    /** A hook that responds 401 where nobody is signed in. */
    requireAccount: preHandlerAsyncHookHandler;
    /** A hook that identifies the signed-in user and lets everybody pass. */
    recogniseAccount: preHandlerAsyncHookHandler;
    /**
     * Starts a new session for this browser; its previous one ends. False where the account has changed since
     * the user was authenticated.
     */
    signIn(
      reply: FastifyReply,
      request: FastifyRequest,
      verified: VerifiedAccount,
    ): Promise<boolean>;
    signOut(reply: FastifyReply, request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** The signed-in account; for routes behind `requireAccount`. */
    readonly account: SignedInAccount;
    /** The signed-in account, if any; for routes behind `recogniseAccount`. */
    readonly signedIn: SignedInAccount | undefined;
  }
}
