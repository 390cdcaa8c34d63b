import { languages } from "@autotune/routes";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendCachedResponse } from "../../../platform/responses/send-cached-response.ts";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { callSecurityHeaders } from "../../../platform/http/security-headers.ts";
import { ResponseCache } from "../../../platform/responses/response-cache.ts";
import { communityFeed, communityFeedPath, feedLanguages } from "./community-feed.ts";
import { productFeed, productFeedPath } from "./product-feed.ts";
import { robots } from "./robots.ts";
import { sitemapIndex, sitemapOf, sitemapPath } from "./write-sitemap.ts";
import { pagesInSitemap, type SitePage } from "./pages-in-sitemap.ts";

const xml = "application/xml; charset=utf-8";
const rss = "application/rss+xml; charset=utf-8";

/** That the store honors Global Privacy Control, in the form that its specification asks for. */
const globalPrivacyControl = { gpc: true, lastUpdate: "2026-11-18" };

/** For search engines and feed readers: made once after each change of the content. */
export async function seoRoutes(app: App, { origin }: { origin: string }): Promise<void> {
  const { content } = app;
  const responses = new ResponseCache(content, callSecurityHeaders(origin));

  const serve = (path: string, contentType: string, write: () => string) => {
    app.get(path, { schema: { hide: true } }, (request: FastifyRequest, reply: FastifyReply) => {
      if (!content.loaded) throw new ApiError("unavailable");
      reply.isCached = true;
      return sendCachedResponse(responses.get(path, write, { contentType }), request, reply);
    });
  };

  let made: { readonly revision: number; readonly pages: readonly SitePage[] } | undefined;
  const pages = (): readonly SitePage[] => {
    if (made?.revision !== content.revision)
      made = { revision: content.revision, pages: pagesInSitemap(content) };
    return made.pages;
  };

  serve("/robots.txt", "text/plain; charset=utf-8", () => robots(origin));
  serve("/.well-known/gpc.json", "application/json; charset=utf-8", () =>
    JSON.stringify(globalPrivacyControl),
  );
  serve("/sitemap.xml", xml, () => sitemapIndex(origin, pages()));
  for (const language of languages) {
    serve(sitemapPath(language), xml, () => sitemapOf(language, origin, pages()));
    serve(productFeedPath(language), xml, () => productFeed(language, origin, content));
  }
  for (const language of feedLanguages)
    serve(communityFeedPath(language), rss, () => communityFeed(language, origin, content));
}
