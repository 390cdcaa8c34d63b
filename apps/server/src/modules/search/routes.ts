import { ErrorBody, SearchAnswer, SearchQuery } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../app.ts";
import { searchSite } from "./search-site.ts";

// Somebody who types fast asks some times a second; a class stands behind one address.
const limit = { name: "search", requests: 300, perSeconds: 60 };
/** Of each kind, so that all kinds can be seen at a glance. */
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
        response: { 200: SearchAnswer, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
    },
    async (request, reply) => {
      const { q, lang = defaultLanguage } = request.query;
      const answer = await searchSite(app.database, { query: q, language: lang, mostOfKind });
      // Whoever takes back a letter has the answer already.
      void reply.header("cache-control", "private, max-age=60");
      return answer;
    },
  );
}
