import type { FastifyRequest, onRequestHookHandler } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { unsubscribePath } from "../modules/accounts/communication-links.ts";
import { stopPriceAlertPath } from "../modules/price-alerts/price-alert-links.ts";
import { Refusal } from "./errors.ts";

const prefix = "/laravel/";
/** Under the prefix, and yet not by cookie: a mail program's button, which proves itself by a signed token. */
const provedByToken: ReadonlySet<string> = new Set([unsubscribePath, stopPriceAlertPath]);
const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const longestCacheKey = 100;

/**
 * Calls under /laravel act for a person by their cookie. One that changes something must come from our own
 * pages: another site can neither set the header without asking first, nor claim our origin.
 *
 * Routes elsewhere are exempt by their place. A provider's webhook comes from no page and proves itself by
 * its signature, the desktop application brings no cookie and proves itself by a licence's strings; a browser
 * sends a policy report by itself, without our header, and it changes nothing. Errors and measures of our pages
 * change nothing either, and act for nobody; they are taken from our pages alone (`onlyFromOwnPages`).
 *
 * The check is put on the routes themselves, so that pages do not pay for it, and by the route's own
 * address, so that no other spelling of a request's address goes around it. Hence: register this first.
 */
export const ownCalls = fastifyPlugin(async (app: App, { origin }: { origin: string }) => {
  const ownOrigin = new URL(origin).origin;
  const guard: onRequestHookHandler = (request, reply, done) => {
    // Private answers are nobody else's to keep.
    void reply.header("cache-control", "no-store");
    const isFree =
      readingMethods.has(request.method) || provedByToken.has(request.routeOptions.url ?? "");
    const isRefused = !isFree && !isOwnCall(request, ownOrigin);
    done(isRefused ? new Refusal("foreignCall") : undefined);
  };
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith(prefix)) return;
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
});

function isOwnCall({ headers }: FastifyRequest, ownOrigin: string): boolean {
  const cacheKey = headers["x-js-cachekey"];
  if (typeof cacheKey !== "string" || cacheKey === "" || cacheKey.length > longestCacheKey)
    return false;
  return isFromOwnPage(headers, ownOrigin);
}

/** For what a browser sends while it leaves a page: then it cannot set our header. */
export function onlyFromOwnPages(origin: string): onRequestHookHandler {
  const ownOrigin = new URL(origin).origin;
  return (request, _reply, done) =>
    done(isFromOwnPage(request.headers, ownOrigin) ? undefined : new Refusal("foreignCall"));
}

function isFromOwnPage(headers: FastifyRequest["headers"], ownOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  // Browsers that send no Sec-Fetch-Site send Origin with everything that is not a GET.
  return site === undefined ? headers.origin === ownOrigin : site === "same-origin";
}
