import { startDevelopmentServer } from "@autotune/storefront/development-server";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../../platform/app.ts";
import { previewTokenOf } from "../../platform/rendering/preview-token.ts";
import {
  sendDraft,
  serveProductImages,
  type DraftOptions,
  searchForPage,
} from "../../domains/content/index.ts";
import { pagePath } from "../../platform/rendering/page-path.ts";
import { respondToDiscovery, routeDiscoveryPath } from "./route-discovery.ts";
import { createRenderer } from "./render-page.ts";
import type { SsrOptions } from "./ssr.ts";
import { parseStorefrontBuild } from "../../platform/release/storefront-build.ts";

/** Pages straight from the sources: every request renders the current files. */
export const ssrInDevelopment = fastifyPlugin(async (app: App, options: SsrOptions) => {
  const { origin, payment, parties, cmsUrl, hasStoreTest, storage } = options;
  const vite = await startDevelopmentServer(app.server);
  app.addHook("onClose", () => vite.close());
  const rendererNow = async () =>
    createRenderer({
      build: parseStorefrontBuild(await vite.loadBuild()),
      content: app.content,
      origin,
      payment,
      parties,
      search: searchForPage(app),
      isDemonstration: app.isDemonstration,
      hasStoreTest,
      mode: "development",
    });

  serveProductImages(app, { storage });
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.get(routeDiscoveryPath, async (request, reply) =>
    respondToDiscovery(await rendererNow(), request, reply),
  );
  app.decorate("pageAt", async (path) => (await rendererNow()).renderPage(path));
  app.get("/*", async (request, reply) => {
    const renderer = await rendererNow();
    const path = pagePath(request.url);
    const token = previewTokenOf(request.url);
    if (token !== undefined) {
      const drafts: DraftOptions = {
        renderDraft: (at, draft) => renderer.renderDraft(at, draft),
        origin,
        policyOf: () => `frame-ancestors ${cmsUrl}`,
      };
      return sendDraft(app, request, reply, drafts, { url: path, token });
    }
    const page = await renderer.renderPage(path);
    if (page.location !== null) reply.header("location", page.location);
    // Vite's own scripts are inline in the page.
    reply.header("content-security-policy", "frame-ancestors 'none'");
    return reply.status(page.status).type(page.contentType).send(page.identity.body);
  });
});
