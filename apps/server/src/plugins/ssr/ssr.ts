import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Gauge, Histogram } from "prom-client";
import { contentSecurityPolicy } from "../../answers/content-security-policy.ts";
import type { KeptAnswer } from "../../answers/kept-answer.ts";
import { sendKeptAnswer } from "../../answers/send-kept-answer.ts";
import type { App } from "../../app.ts";
import { previewTokenOf } from "../../modules/preview/preview-token.ts";
import { sendDraft, type DraftOptions } from "../../modules/preview/send-draft.ts";
import { searchForPage } from "../../modules/search/search-for-page.ts";
import { addressKey } from "../address-key.ts";
import { Refusal } from "../errors.ts";
import { refuseTooMany } from "../rate-limits.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { PageCache } from "./page-cache.ts";
import { isAsked, pageAddress } from "./page-address.ts";
import type { PartyAddresses } from "./foreign-sources.ts";
import type { PaymentPages } from "./payment-sources.ts";
import { createRenderer } from "./render-page.ts";
import { RenderQueue } from "./render-queue.ts";
import { answerRouteDiscovery, routeDiscoveryPath } from "./route-discovery.ts";
import { clientFolder, loadStorefrontBuild } from "./storefront-build.ts";

export interface SsrOptions {
  readonly origin: string;
  readonly payment: PaymentPages;
  /** Whose scripts may stand on any page, for those who agree. */
  readonly parties: PartyAddresses;
  /** Where editors work: the CMS shows drafts in a frame. */
  readonly cmsUrl: string;
  readonly hasStoreTest: boolean;
}

const yearInSeconds = 31_536_000;

// As many as the search may be asked by its call: a class stands behind one address.
const askedLimit = { name: "asked-pages", requests: 300, perSeconds: 60 };

/** The storefront's pages, rendered by its build and kept as bytes. */
export const ssr = fastifyPlugin(async (app: App, options: SsrOptions) => {
  const { origin, payment, parties, cmsUrl, hasStoreTest } = options;
  const renderer = createRenderer({
    build: await loadStorefrontBuild(),
    content: app.content,
    origin,
    payment,
    parties,
    search: searchForPage(app),
    hasStoreTest,
    mode: "production",
  });
  const queue = new RenderQueue({ atOnce: 4, mayWait: 64 });
  const askedQueue = new RenderQueue({ atOnce: 2, mayWait: 16 });
  const cache = new PageCache(app.content, { pages: queue, asked: askedQueue });
  const askedPages = app.limiter(askedLimit);
  new Gauge({
    name: "ssr_queue_length",
    help: "Pages that are being rendered or wait for it",
    registers: [app.metrics],
    collect() {
      this.set(queue.length + askedQueue.length);
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

  const drafts: DraftOptions = {
    renderDraft: (address, draft) => queue.run(() => renderer.renderDraft(address, draft)),
    origin,
    policyOf: (html) => contentSecurityPolicy(html, { framedBy: cmsUrl }),
  };

  const pageAt = (address: string): Promise<KeptAnswer> =>
    cache.get(address, async () => {
      const observe = rendering.startTimer();
      try {
        return await renderer.renderPage(address);
      } catch (error) {
        // Said here, because visitors may get an older page and nobody else would hear of it.
        app.log.error({ err: error, address }, "a page could not be rendered");
        app.reporting.failed(error, { where: "GET /*" });
        throw error;
      } finally {
        observe();
      }
    });
  app.decorate("pageAt", pageAt);

  /** With this visitor's query, so no cache may give it to another one. */
  const leadOn = async (page: KeptAnswer, request: FastifyRequest, reply: FastifyReply) => {
    const own = request.url.includes("?")
      ? await queue.run(() => renderer.renderPage(request.url))
      : page;
    if (own.location !== null) void reply.header("location", own.location);
    return reply
      .headers({ "content-type": own.contentType, "cache-control": "private, max-age=0" })
      .status(own.status)
      .send(own.identity.body);
  };

  const makePage = async (address: string, request: FastifyRequest, reply: FastifyReply) => {
    if (isAsked(address)) {
      const counted = await askedPages.consume(addressKey(request.ip));
      if (!counted.ok) refuseTooMany(reply, counted.retryAfterSeconds);
    }
    const made = await pageAt(address);
    return leadsOn(made) ? leadOn(made, request, reply) : sendKeptAnswer(made, request, reply);
  };

  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    const address = pageAddress(request.url);
    const token = previewTokenOf(request.url);
    if (token !== undefined) return sendDraft(app, request, reply, drafts, { address, token });
    const page = cache.fresh(address);
    if (page !== undefined) {
      if (leadsOn(page)) return leadOn(page, request, reply);
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
    return makePage(address, request, reply);
  });
});

/** An address that leads elsewhere; to the data of a page React Router answers so with 202. */
function leadsOn({ status, location }: KeptAnswer): boolean {
  return location !== null || status === 202;
}

declare module "fastify" {
  interface FastifyInstance {
    /** A page of the storefront as it is sent. */
    pageAt(address: string): Promise<KeptAnswer>;
  }
}
