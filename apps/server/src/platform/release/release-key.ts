import type { onRequestHookHandler } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { ApiError } from "../http/errors.ts";
import { noteServed, readOutdatedReleases } from "./release-repository.ts";

const prefix = "/laravel/";
/** The buyer has paid and waits for the order: however old the page, a response helps more than a reload. */
const polled = "/laravel/rest/checkout/:id";

const everyMilliseconds = 10 * 60_000;

/**
 * Rejects requests of pages that are too old: a request under /laravel with the key of a release that has not
 * been served for a day gets 412, and the page reloads itself. An unknown key is accepted: it may be of a release
 * that has just started, or of a build that was never served.
 *
 * Register this before `csrfGuard`, whose check then runs first, and before all routes.
 */
export const releaseKey = fastifyPlugin(async (app: App, { release }: { release: string }) => {
  let outdated: ReadonlySet<string> = new Set();
  let running: Promise<void> | undefined;

  const check: onRequestHookHandler = (request, _reply, done) => {
    const key = request.headers["x-js-cachekey"];
    const isOutdated = typeof key === "string" && key !== release && outdated.has(key);
    done(isOutdated ? new ApiError("outdated") : undefined);
  };
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith(prefix)) return;
    const isReading = [route.method]
      .flat()
      .every((method) => method === "GET" || method === "HEAD");
    if (route.url === polled && isReading) return;
    route.onRequest = [check, ...[route.onRequest ?? []].flat()];
  });

  const compare = async () => {
    await noteServed(app.database, release);
    outdated = await readOutdatedReleases(app.database);
  };
  const begin = () => {
    running = compare().catch((error: unknown) => {
      // Keeps the previous result, and tries again in some minutes.
      app.log.warn({ err: error }, "releases could not be compared");
    });
  };
  app.addHook("onReady", async () => begin());
  const interval = setInterval(begin, everyMilliseconds);
  interval.unref();
  app.addHook("onClose", async () => {
    clearInterval(interval);
    await running;
  });
});
