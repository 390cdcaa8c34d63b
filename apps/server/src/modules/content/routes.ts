import { ErrorBody, PagesAnswer, PagesQuery } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../app.ts";
import { ContentReader } from "./content-reader.ts";

/** The content calls under /wp-json, answered from memory. */
export async function contentRoutes(app: App): Promise<void> {
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
    async (request, reply) => {
      const { slug, lang = defaultLanguage } = request.query;
      const page = new ContentReader(app.content, lang).page(slug);
      reply.header("cache-control", "public, max-age=0, s-maxage=1, stale-while-revalidate=1");
      if (page === undefined) return [];
      return [
        {
          slug,
          status: "publish" as const,
          lang: page.language,
          title: { rendered: page.title },
          meta: { seo: page.seo, blocks: page.blocks },
        },
      ];
    },
  );
}
