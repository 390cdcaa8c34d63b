import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Gauge, Histogram } from "prom-client";
import { sendKeptAnswer } from "../../answers/send-kept-answer.ts";
import type { App } from "../../app.ts";
import { Refusal } from "../errors.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { PageCache } from "./page-cache.ts";
import { pageAddress } from "./page-address.ts";
import type { PaymentPages } from "./payment-sources.ts";
import { createRenderer } from "./render-page.ts";
import { RenderQueue, RenderQueueFull } from "./render-queue.ts";
import { answerRouteDiscovery, routeDiscoveryPath } from "./route-discovery.ts";
import { clientFolder, loadStorefrontBuild } from "./storefront-build.ts";

export interface SsrOptions {
  readonly origin: string;
  readonly payment: PaymentPages;
}

const yearInSeconds = 31_536_000;

/** The storefront's pages, rendered by its build and kept as bytes. */
export const ssr = fastifyPlugin(async (app: App, { origin, payment }: SsrOptions) => {
  const renderer = createRenderer({
    build: await loadStorefrontBuild(),
    content: app.content,
    origin,
    payment,
    mode: "production",
  });
  const queue = new RenderQueue({ atOnce: 4, mayWait: 64 });
  const cache = new PageCache(app.content, queue);
  new Gauge({
    name: "ssr_queue_length",
    help: "Pages that are being rendered or wait for it",
    registers: [app.metrics],
    collect() {
      this.set(queue.length);
    },
  });

  const rendering = new Histogram({
    name: "ssr_render_seconds",
    help: "How long a page took to render",
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [app.metrics],
  });

  // Names of built files carry a hash of their content, so they never change.
  await app.register(fastifyStatic, {
    root: `${clientFolder}/assets`,
    prefix: "/assets/",
    maxAge: yearInSeconds * 1000,
    immutable: true,
    preCompressed: true,
    decorateReply: false,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: "/",
    maxAge: 3600 * 1000,
    wildcard: false,
    globIgnore: ["assets/**", ".vite/**"],
    decorateReply: false,
    index: false,
  });

  app.get(routeDiscoveryPath, { schema: { hide: true } }, (request, reply) =>
    answerRouteDiscovery(renderer, request, reply),
  );

  const renderAndSend = async (address: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = await cache
      .get(address, async () => {
        const observe = rendering.startTimer();
        try {
          return await renderer.renderPage(address);
        } catch (error) {
          // Said here, because visitors may get an older page and nobody else would hear of it.
          app.log.error({ err: error, address }, "a page could not be rendered");
          throw error;
        } finally {
          observe();
        }
      })
      .catch((error: unknown) => {
        throw error instanceof RenderQueueFull ? new Refusal("unavailable") : error;
      });
    return sendKeptAnswer(page, request, reply);
  };

  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    const address = pageAddress(request.url);
    const page = cache.fresh(address);
    if (page !== undefined) {
      reply.isKept = true;
      return sendKeptAnswer(page, request, reply);
    }
    // A process that has not seen the content yet would call every page missing.
    if (!app.content.loaded) throw new Refusal("unavailable");
    const canonical = canonicalAddress(request.url);
    if (canonical !== undefined) {
      // It carries this visitor's query, so no cache may give it to another one.
      return reply.header("cache-control", "private, max-age=300").redirect(canonical, 301);
    }
    return renderAndSend(address, request, reply);
  });
});
