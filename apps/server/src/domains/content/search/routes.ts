import { ErrorBody, SearchResponse, SearchQuery } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { searchSite } from "./search-site.ts";

// Fast typing sends several requests a second; a whole class may share one IP address.
const limit = { name: "search", requests: 300, perSeconds: 60 };
/** Of each kind, so that all kinds fit on one screen. */
const mostOfKind = 5;

export async function searchRoutes(app: App): Promise<void> {
  app.get(
    "/wp-json/antares/v1/search",
    {
      onRequest: app.limit(limit),
      schema: {
        summary: "Search the site: products, lessons, manuals, posts, artists, downloads and pages",
        tags: ["content"],
        querystring: SearchQuery,
        response: { 200: SearchResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
    },
    async (request, reply) => {
      const { q, lang = defaultLanguage } = request.query;
      const result = await searchSite(app.database, {
        query: q,
        language: lang,
        mostOfKind,
        withSamples: app.isDemonstration,
      });
      // After deleting a letter the response is already cached.
      void reply.header("cache-control", "private, max-age=60");
      return result;
    },
  );
}
