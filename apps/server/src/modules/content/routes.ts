import { ErrorBody, PagesAnswer, PagesQuery } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../app.ts";
import { AnswerCache } from "./answer-cache.ts";
import { ContentReader } from "./content-reader.ts";

const contentCacheControl =
  "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";

/** The content calls under /wp-json, answered from memory. */
export async function contentRoutes(app: App): Promise<void> {
  const answers = new AnswerCache(app.content);

  /** Serialises by the route's schema once, and sends bytes from then on. */
  const sendKept = (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => unknown,
  ): void => {
    const { body, etag } = answers.get(key, () => String(reply.serialize(make())));
    void reply.header("cache-control", contentCacheControl).header("etag", etag);
    if (request.headers["if-none-match"] === etag) void reply.status(304).send();
    else void reply.type("application/json; charset=utf-8").send(body);
  };

  app.get(
    "/wp-json/wp/v2/pages",
    {
      schema: {
        summary: "Pages by slug",
        tags: ["content"],
        querystring: PagesQuery,
        response: { 200: PagesAnswer, 400: ErrorBody },
      },
    },
    (request, reply) => {
      const { slug, lang = defaultLanguage } = request.query;
      sendKept(request, reply, `pages ${lang} ${slug}`, () => {
        const page = new ContentReader(app.content, lang).page(slug);
        if (page === undefined) return [];
        return [
          {
            slug,
            status: "publish",
            lang: page.language,
            title: { rendered: page.title },
            meta: { seo: page.seo, blocks: page.blocks },
          },
        ];
      });
    },
  );
}
