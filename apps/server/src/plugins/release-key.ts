import type { onRequestHookHandler } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { Refusal } from "./errors.ts";
import { noteServed, readOutdatedReleases } from "./release-repository.ts";

const prefix = "/laravel/";
/** Somebody has paid and waits for the order: whatever their page's age, the answer is of more use than a reload. */
const polled = "/laravel/rest/checkout/:id";

const everyMilliseconds = 10 * 60_000;

/**
 * Refuses calls of pages that are too old: a call under /laravel with the key of a release that nobody has
 * served for a day answers 412, and the page loads itself anew. A key that is not known is not refused: it
 * may be of a release that has just begun, or of a build that was never served.
 *
 * Register this before `own-calls`, whose check then comes first, and before all routes.
 */
export const releaseKey = fastifyPlugin(async (app: App, { release }: { release: string }) => {
  let outdated: ReadonlySet<string> = new Set();
  let running: Promise<void> | undefined;

  const check: onRequestHookHandler = (request, _reply, done) => {
    const key = request.headers["x-js-cachekey"];
    const isOutdated = typeof key === "string" && key !== release && outdated.has(key);
    done(isOutdated ? new Refusal("outdated") : undefined);
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
      // With what it knew before, and again in some minutes.
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
