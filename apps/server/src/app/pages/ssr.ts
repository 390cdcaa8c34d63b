import type { Storage } from "@autotune/storage";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Gauge, Histogram } from "prom-client";
import { contentSecurityPolicy } from "../../platform/responses/content-security-policy.ts";
import type { CachedResponse } from "../../platform/responses/cached-response.ts";
import { sendCachedResponse } from "../../platform/responses/send-cached-response.ts";
import type { App } from "../../platform/app.ts";
import { previewTokenOf } from "../../platform/rendering/preview-token.ts";
import {
  productImageCaching,
  sendDraft,
  serveProductImages,
  type DraftOptions,
  searchForPage,
} from "../../domains/content/index.ts";
import { ipKey } from "@autotune/contract/ip-key";
import { ApiError } from "../../platform/http/errors.ts";
import { rejectTooMany } from "../../platform/http/rate-limits.ts";
import { PageCounter } from "../../platform/metrics/page-counter.ts";
import { canonicalPath } from "../../platform/rendering/canonical-path.ts";
import { MissingPages } from "../../platform/rendering/missing-pages.ts";
import type { EdgeCache } from "../../platform/edge/edge-headers.ts";
import { PageCache } from "../../platform/rendering/page-cache.ts";
import { isQueryDependent, pagePath } from "../../platform/rendering/page-path.ts";
import type { PartyUrls } from "../../platform/rendering/third-party-sources.ts";
import type { PaymentPages } from "../../platform/rendering/payment-sources.ts";
import { assets } from "../../platform/release/assets.ts";
import { createRenderer } from "./render-page.ts";
import { RenderQueue } from "../../platform/rendering/render-queue.ts";
import { respondToDiscovery, routeDiscoveryPath } from "./route-discovery.ts";
import { clientFolder, loadStorefrontBuild } from "../../platform/release/storefront-build.ts";

export interface SsrOptions {
  readonly origin: string;
  readonly payment: PaymentPages;
  /** Third parties whose scripts any page may load, with consent. */
  readonly parties: PartyUrls;
  /** The CMS's origin: it shows drafts in a frame. */
  readonly cmsUrl: string;
  readonly hasStoreTest: boolean;
  readonly edgeCache: EdgeCache | undefined;
  /** Where the built files of other releases are. */
  readonly storage: Storage;
}

// The same limit as the search API: a whole class may share one IP address.
const queryPageLimit = { name: "asked-pages", requests: 300, perSeconds: 60 };

/** Under these are calls alone: whoever calls one that does not exist wants no page. */
const callPrefix = /^\/(?:laravel|wp-json|desktop|webhooks|staff)(?:[/?]|$)/;

/** The storefront's pages, rendered by its build and cached as bytes. */
export const ssr = fastifyPlugin(async (app: App, options: SsrOptions) => {
  const { origin, payment, parties, cmsUrl, hasStoreTest, storage } = options;
  const renderer = createRenderer({
    build: await loadStorefrontBuild(),
    content: app.content,
    origin,
    payment,
    parties,
    search: searchForPage(app),
    isDemonstration: app.isDemonstration,
    hasStoreTest,
    edgeCache: options.edgeCache,
    mode: "production",
  });
  const queue = new RenderQueue({ atOnce: 4, mayWait: 64 });
  const queryQueue = new RenderQueue({ atOnce: 2, mayWait: 16 });
  const cache = new PageCache(app.content, { pages: queue, queries: queryQueue });
  const pages = new MissingPages(renderer);
  const queryLimiter = app.limiter(queryPageLimit);
  new Gauge({
    name: "ssr_queue_length",
    help: "Pages that are being rendered or wait for it",
    registers: [app.metrics],
    collect() {
      this.set(queue.length + queryQueue.length);
    },
  });

  const counter = new PageCounter(app.metrics);
  const rendering = new Histogram({
    name: "ssr_render_seconds",
    help: "How long a page took to render",
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [app.metrics],
  });

  await app.register(async (scope: App) => {
    // Each file is a route, and each release has other ones.
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, metricsRoute: "files" };
    });
    await scope.register(assets, { storage });
    serveProductImages(scope, { storage });
    await scope.register(fastifyStatic, {
      root: clientFolder,
      prefix: "/",
      maxAge: 3600 * 1000,
      wildcard: false,
      globIgnore: ["assets/**", ".vite/**"],
      decorateReply: false,
      index: false,
      setHeaders: productImageCaching,
    });
  });

  app.get(routeDiscoveryPath, { schema: { hide: true } }, (request, reply) =>
    respondToDiscovery(renderer, request, reply),
  );

  const isOwnScript = await renderer.isOwnScript();
  const drafts: DraftOptions = {
    renderDraft: (path, draft) => queue.run(() => renderer.renderDraft(path, draft)),
    origin,
    policyOf: (page) => contentSecurityPolicy(page, { framedBy: cmsUrl, isOwnScript }),
  };

  const pageAt = (path: string): Promise<CachedResponse> =>
    cache.get(path, async () => {
      const observe = rendering.startTimer();
      try {
        return await pages.render(path);
      } catch (error) {
        // Logged here: visitors may get an older page, so nobody else would notice.
        app.log.error({ err: error, address: path }, "a page could not be rendered");
        app.reporting.failed(error, { where: "GET /*" });
        throw error;
      } finally {
        observe();
      }
    });
  app.decorate("pageAt", pageAt);

  /** With this visitor's query, so no cache may serve it to another one. */
  const leadOn = async (page: CachedResponse, request: FastifyRequest, reply: FastifyReply) => {
    const own = request.url.includes("?")
      ? await queue.run(() => renderer.renderPage(request.url))
      : page;
    if (own.location !== null) void reply.header("location", own.location);
    return reply
      .headers({ "content-type": own.contentType, "cache-control": "private, max-age=0" })
      .status(own.status)
      .send(own.identity.body);
  };

  const makePage = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    if (isQueryDependent(path)) {
      const counted = await queryLimiter.consume(ipKey(request.ip));
      if (!counted.ok) rejectTooMany(reply, counted.retryAfterSeconds);
    }
    const made = await pageAt(path);
    counter.count(made.kind, "made");
    if (leadsOn(made)) return leadOn(made, request, reply);
    return sendCachedResponse(made, request, reply, { isOutdated: cache.fresh(path) !== made });
  };

  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    if (callPrefix.test(request.url)) return reply.callNotFound();
    const path = pagePath(request.url);
    const token = previewTokenOf(request.url);
    if (token !== undefined) return sendDraft(app, request, reply, drafts, { url: path, token });
    const page = cache.fresh(path);
    if (page !== undefined) {
      counter.count(page.kind, "memory");
      if (leadsOn(page)) return leadOn(page, request, reply);
      reply.isCached = true;
      return sendCachedResponse(page, request, reply);
    }
    // A process that has not loaded the content yet would respond 404 to every page.
    if (!app.content.loaded) throw new ApiError("unavailable");
    const canonical = canonicalPath(request.url);
    if (canonical !== undefined) {
      // It carries this visitor's query, so no cache may serve it to another one.
      return reply.header("cache-control", "private, max-age=300").redirect(canonical, 301);
    }
    return makePage(path, request, reply);
  });
});

/** A redirect; for a page's data React Router expects it with status 202. */
function leadsOn({ status, location }: CachedResponse): boolean {
  return location !== null || status === 202;
}

declare module "fastify" {
  interface FastifyInstance {
    /** A page of the storefront as it is sent. */
    pageAt(path: string): Promise<CachedResponse>;
  }
}
