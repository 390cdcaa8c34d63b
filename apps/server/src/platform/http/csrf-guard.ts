import type { FastifyRequest, onRequestHookHandler } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { ApiError } from "./errors.ts";

const prefix = "/laravel/";
const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const longestCacheKey = 100;

/**
 * Requests under /laravel act for a person by their cookie. One that changes something must come from our own
 * pages: another site can neither set the header without a preflight, nor claim our origin.
 *
 * Routes elsewhere are exempt by their prefix. A provider's webhook comes from no page and is authenticated by
 * its signature, the desktop application sends no cookie and authenticates by a licence's strings; a browser
 * sends a policy report by itself, without our header, and it changes nothing. Error reports and measurements of
 * our pages change nothing either, and act for nobody; they are accepted from our pages alone (`onlyFromOwnPages`).
 *
 * The check is added to the routes themselves, so that pages do not pay for it, and by the route's own path, so
 * that no other spelling of a request's URL bypasses it. Hence: register this first.
 */
export const csrfGuard = fastifyPlugin(async (app: App, { origin }: { origin: string }) => {
  const ownOrigin = new URL(origin).origin;
  // Under the prefix, yet without cookie: a mail client's unsubscribe button authenticates by a signed token.
  const verifiedByToken = new Set(app.modules.flatMap(({ tokenPaths = [] }) => tokenPaths));
  const guard: onRequestHookHandler = (request, reply, done) => {
    // Private responses must not be cached by others.
    void reply.header("cache-control", "no-store");
    const isFree =
      readingMethods.has(request.method) || verifiedByToken.has(request.routeOptions.url ?? "");
    const isRejected = !isFree && !isSameOrigin(request, ownOrigin);
    done(isRejected ? new ApiError("foreignCall") : undefined);
  };
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith(prefix)) return;
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
});

function isSameOrigin({ headers }: FastifyRequest, ownOrigin: string): boolean {
  const cacheKey = headers["x-js-cachekey"];
  if (typeof cacheKey !== "string" || cacheKey === "" || cacheKey.length > longestCacheKey)
    return false;
  return isFromOwnPage(headers, ownOrigin);
}

/** For what a browser sends while it leaves a page: then it cannot set our header. */
export function onlyFromOwnPages(origin: string): onRequestHookHandler {
  const ownOrigin = new URL(origin).origin;
  return (request, _reply, done) =>
    done(isFromOwnPage(request.headers, ownOrigin) ? undefined : new ApiError("foreignCall"));
}

function isFromOwnPage(headers: FastifyRequest["headers"], ownOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  // Browsers that send no Sec-Fetch-Site send Origin with everything that is not a GET.
  return site === undefined ? headers.origin === ownOrigin : site === "same-origin";
}
