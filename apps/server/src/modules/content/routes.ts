import {
  ErrorBody,
  ManualSearchAnswer,
  ManualSearchQuery,
  PagesAnswer,
  PagesQuery,
  type PageView,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../app.ts";
import { sendKeptAnswer } from "../../answers/send-kept-answer.ts";
import { Refusal } from "../../plugins/errors.ts";
import { callSecurityHeaders } from "../../plugins/security-headers.ts";
import { AnswerCache } from "./answer-cache.ts";
import { ContentReader } from "./content-reader.ts";

// Somebody who types fast asks some times a second; a class stands behind one address.
const manualSearchLimit = { name: "manual-search", requests: 300, perSeconds: 60 };

/** The content calls under /wp-json: serialised by their schema once, and sent as bytes from then on. */
export async function contentRoutes(app: App, { origin }: { origin: string }): Promise<void> {
  const answers = new AnswerCache(app.content, callSecurityHeaders(origin));

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
      if (!app.content.loaded) throw new Refusal("unavailable");
      const { slug, lang = defaultLanguage } = request.query;
      const answer = answers.get(`pages ${lang} ${slug}`, () => {
        const page = new ContentReader(app.content, lang).page(slug);
        const found = page === undefined ? [] : [pageAnswer(slug, page)];
        return reply.serialize(found);
      });
      reply.isKept = true;
      sendKeptAnswer(answer, request, reply);
    },
  );

  app.get(
    "/wp-json/antares/v1/manual-search",
    {
      onRequest: app.limit(manualSearchLimit),
      schema: {
        summary: "Sections of the manuals in which words stand",
        tags: ["content"],
        querystring: ManualSearchQuery,
        response: { 200: ManualSearchAnswer, 400: ErrorBody, 429: ErrorBody },
      },
    },
    (request, reply) => {
      if (!app.content.loaded) throw new Refusal("unavailable");
      // There is any number of questions: only who asked keeps the answer, for as long as they type on.
      void reply.header("cache-control", "private, max-age=60");
      const { q, manual, lang = defaultLanguage } = request.query;
      return new ContentReader(app.content, lang).manuals.search(q, manual);
    },
  );
}

function pageAnswer(slug: string, page: PageView) {
  return {
    slug,
    status: "publish",
    lang: page.language,
    title: { rendered: page.title },
    meta: { seo: page.seo, blocks: page.blocks },
  };
}
