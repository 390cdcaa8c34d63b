import {
  BannersAndPopupsQuery,
  ErrorBody,
  FootballResponse,
  MiniBannerResponse,
  TestimonialsResponse,
  TestimonialsQuery,
} from "@autotune/contract";
import { defaultLanguage, type Language } from "@autotune/routes";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { CachedResponse } from "../../../platform/responses/cached-response.ts";
import { sendCachedResponse } from "../../../platform/responses/send-cached-response.ts";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { callSecurityHeaders } from "../../../platform/http/security-headers.ts";
import { ResponseCache } from "../../../platform/responses/response-cache.ts";
import { ContentLookup } from "../../../platform/published/content-lookup.ts";
import { ContentReader } from "../../content/index.ts";
import { listMiniBanners } from "./mini-banners.ts";
import { listPopups, popupTiming } from "./popups.ts";
import { listTestimonials } from "./testimonials.ts";

const tags = ["content"];

/** Content beside the pages: the banner above the top bar, the popup and the testimonials. */
export async function bannersAndPopupsRoutes(
  app: App,
  { origin }: { origin: string },
): Promise<void> {
  const responses = new ResponseCache(app.content, callSecurityHeaders(origin));
  const lookupIn = (language: Language) => {
    if (!app.content.loaded) throw new ApiError("unavailable");
    return new ContentLookup(app.content, language, new Map());
  };

  app.get(
    "/wp-json/antares/v1/mini-banner",
    {
      schema: {
        summary: "Banners above the top bar whose time it is, in order of priority",
        tags,
        querystring: BannersAndPopupsQuery,
        response: { 200: MiniBannerResponse, 400: ErrorBody },
      },
    },
    (request, reply) => {
      const { lang = defaultLanguage } = request.query;
      const lookup = lookupIn(lang);
      const banners = listMiniBanners(lookup, new Date());
      // By the clock some come and go while nobody publishes.
      const shown = banners.map(({ slug }) => slug).join();
      const list = () => reply.serialize(banners);
      send(responses.get(`mini-banner ${lang} ${shown}`, list), request, reply);
    },
  );

  app.get(
    "/wp-json/antares/v1/football",
    {
      schema: {
        summary: "Popups by audience whose time it is; 204 if there are none",
        tags,
        querystring: BannersAndPopupsQuery,
        response: { 200: FootballResponse, 204: Type.Null(), 400: ErrorBody },
      },
    },
    (request, reply) => {
      const { lang = defaultLanguage } = request.query;
      const lookup = lookupIn(lang);
      const popups = listPopups(lookup, new Date());
      const shown = Object.keys(popups).join();
      if (shown === "") {
        reply.status(204).send(null);
        return;
      }
      const list = () => reply.serialize(popups);
      const headers = () => timingHeaders(lookup);
      send(responses.get(`football ${lang} ${shown}`, list, { headers }), request, reply);
    },
  );

  app.get(
    "/wp-json/antares/v1/testimonials",
    {
      schema: {
        summary: "Testimonials by slug, in the requested order",
        tags,
        querystring: TestimonialsQuery,
        response: { 200: TestimonialsResponse, 400: ErrorBody },
      },
    },
    (request, reply) => {
      const { s, lang = defaultLanguage } = request.query;
      const lookup = lookupIn(lang);
      const list = () => {
        const reader = new ContentReader(app.content, lang);
        const data = listTestimonials(s.split(","), lookup, (id) => reader.image(id)?.src);
        return reply.serialize({ data });
      };
      send(responses.get(`testimonials ${lang} ${s}`, list), request, reply);
    },
  );
}

function send(response: CachedResponse, request: FastifyRequest, reply: FastifyReply): void {
  reply.isCached = true;
  sendCachedResponse(response, request, reply);
}

function timingHeaders(lookup: ContentLookup): Record<string, string> {
  const { delay, threshold } = popupTiming(lookup);
  return { "x-football-delay": String(delay), "x-football-threshold": String(threshold) };
}
