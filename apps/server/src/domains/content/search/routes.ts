import {
  ErrorBody,
  ManualSearchQuery,
  ManualSearchResponse,
  SearchResponse,
  SearchQuery,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { searchManuals } from "./search-manuals.ts";
import { searchSite, type SearchDeps } from "./search-site.ts";

// Fast typing sends several requests a second; a whole class may share one IP address.
const frequency = { requests: 300, perSeconds: 60 };
/** Of each kind, so that all kinds fit on one screen. */
const mostOfKind = 5;
/** Queries are unbounded: only the client caches the response, while the person keeps typing. */
const cacheControl = "private, max-age=60";

export async function searchRoutes(app: App): Promise<void> {
  const deps = (): SearchDeps => {
    if (!app.content.loaded) throw new ApiError("unavailable");
    return { executor: app.database, content: app.content };
  };

  app.get(
    "/wp-json/antares/v1/search",
    {
      onRequest: app.limit({ name: "search", ...frequency }),
      schema: {
        summary: "Search the site: products, lessons, manuals, posts, artists, downloads and pages",
        tags: ["content"],
        querystring: SearchQuery,
        response: { 200: SearchResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
    },
    async (request, reply) => {
      const { q, lang = defaultLanguage, mode } = request.query;
      const result = await searchSite(deps(), {
        query: q,
        language: lang,
        mode,
        mostOfKind,
        withSamples: app.isDemonstration,
      });
      void reply.header("cache-control", cacheControl);
      return result;
    },
  );

  app.get(
    "/wp-json/antares/v1/manual-search",
    {
      onRequest: app.limit({ name: "manual-search", ...frequency }),
      schema: {
        summary: "Search the sections of the manuals",
        tags: ["content"],
        querystring: ManualSearchQuery,
        response: { 200: ManualSearchResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
    },
    async (request, reply) => {
      const { q, manual, lang = defaultLanguage, mode } = request.query;
      const result = await searchManuals(deps(), { query: q, language: lang, mode, manual });
      void reply.header("cache-control", cacheControl);
      return result;
    },
  );
}
