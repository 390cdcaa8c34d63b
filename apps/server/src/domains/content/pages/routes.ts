import { ErrorBody, PagesResponse, PagesQuery, type PageView } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { sendCachedResponse } from "../../../platform/responses/send-cached-response.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { callSecurityHeaders } from "../../../platform/http/security-headers.ts";
import { ResponseCache } from "../../../platform/responses/response-cache.ts";
import { ContentReader } from "./content-reader.ts";

/** The content endpoints under /wp-json: serialised by their schema once, and sent as bytes from then on. */
export async function contentRoutes(app: App, { origin }: { origin: string }): Promise<void> {
  const responses = new ResponseCache(app.content, callSecurityHeaders(origin));

  app.get(
    "/wp-json/wp/v2/pages",
    {
      schema: {
        summary: "Pages by slug",
        tags: ["content"],
        querystring: PagesQuery,
        response: { 200: PagesResponse, 400: ErrorBody },
      },
    },
    (request, reply) => {
      if (!app.content.loaded) throw new ApiError("unavailable");
      const { slug, lang = defaultLanguage } = request.query;
      const response = responses.get(`pages ${lang} ${slug}`, () => {
        const page = new ContentReader(app.content, lang).page(slug);
        const found = page === undefined ? [] : [pageResponse(slug, page)];
        return reply.serialize(found);
      });
      reply.isCached = true;
      sendCachedResponse(response, request, reply);
    },
  );
}

function pageResponse(slug: string, page: PageView) {
  return {
    slug,
    status: "publish",
    lang: page.language,
    title: { rendered: page.title },
    meta: { seo: page.seo, blocks: page.blocks },
  };
}
