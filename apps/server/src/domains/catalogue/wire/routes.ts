import { currencyOfCountry, defaultCountry } from "@autotune/commerce";
import {
  ClientIpResponse,
  ClientIpQuery,
  CurrenciesResponse,
  CurrenciesQuery,
  ErrorBody,
  ProductCardsResponse,
  ProductCardsQuery,
} from "@autotune/contract";
import { defaultLanguage, type Language } from "@autotune/routes";
import Type from "typebox";
import { sendCachedResponse } from "../../../platform/responses/send-cached-response.ts";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { callSecurityHeaders } from "../../../platform/http/security-headers.ts";
import { ResponseCache } from "../../../platform/responses/response-cache.ts";
import { ProductReader } from "../products/product-reader.ts";
import { wireCards } from "./wire-cards.ts";
import { wireCatalogue } from "./wire-catalogue.ts";

const prefix = "/wp-json/antares/v1";

export interface CatalogueOptions {
  readonly origin: string;
  /** The release of the pages that this process serves. */
  readonly release: string;
}

/** Prices, cards and the caller's location, all from memory. */
export async function catalogueRoutes(app: App, options: CatalogueOptions): Promise<void> {
  const responses = new ResponseCache(app.content, callSecurityHeaders(options.origin));
  const requireContent = () => {
    if (!app.content.loaded) throw new ApiError("unavailable");
  };
  const pricesIn = (country: string, language: Language) => {
    const currency = currencyOfCountry(country);
    return { currency, country, products: wireCatalogue(app.content, language, currency) };
  };

  app.get(
    `${prefix}/currencies`,
    {
      schema: {
        summary: "Products with prices for a country; the caller’s by default",
        description:
          "The response for a named country is the same for every caller, and its ip is empty.",
        tags: ["catalogue"],
        querystring: CurrenciesQuery,
        response: { 200: CurrenciesResponse, 400: ErrorBody },
      },
    },
    async (request, reply) => {
      requireContent();
      const { cc, test_ip: tried, lang = defaultLanguage } = request.query;
      if (cc !== undefined && tried === undefined) {
        const response = responses.get(`currencies ${lang} ${cc}`, () =>
          reply.serialize({ data: { prices: pricesIn(cc, lang), ip: "" } }),
        );
        reply.isCached = true;
        return sendCachedResponse(response, request, reply);
      }
      const callers = () => (tried === undefined ? app.countryOf(request) : app.countryOfIp(tried));
      const country = cc ?? (await callers());
      void reply.header("cache-control", "no-store");
      return { data: { prices: pricesIn(country, lang), ip: tried ?? request.ip } };
    },
  );

  app.get(
    `${prefix}/product-cards`,
    {
      schema: {
        summary: "Product options by slug",
        tags: ["catalogue"],
        querystring: ProductCardsQuery,
        response: { 200: ProductCardsResponse, 400: ErrorBody },
      },
    },
    (request, reply) => {
      requireContent();
      const { s: requested, exact = 0, lang = defaultLanguage } = request.query;
      const slugs = [...new Set(requested.split(",").map((slug) => slug.trim()))];
      const response = responses.get(`cards ${lang} ${exact} ${slugs.join()}`, () =>
        reply.serialize({
          cards: wireCards(new ProductReader(app.content, lang), slugs, exact === 1),
        }),
      );
      reply.isCached = true;
      sendCachedResponse(response, request, reply);
    },
  );

  app.get(
    `${prefix}/get_client_ip`,
    {
      schema: {
        summary: "The caller’s IP address and country",
        tags: ["catalogue"],
        querystring: ClientIpQuery,
        response: { 200: ClientIpResponse, 400: ErrorBody },
      },
    },
    async (request, reply) => {
      const { test_ip: tried } = request.query;
      void reply.header("cache-control", "no-store");
      if (tried !== undefined) return { ip: tried, country: await app.countryOfIp(tried) };
      const known = await app.findCountry(request);
      // For the edge, which sets a visitor's cookie where the country is known, and none where it is not.
      if (known !== undefined) void reply.header("x-country", known);
      return { ip: request.ip, country: known ?? defaultCountry };
    },
  );

  app.get(
    `${prefix}/check-cache`,
    {
      schema: {
        summary: "Versions of the catalog and the pages, as headers",
        tags: ["catalogue"],
        response: { 204: Type.Null(), 503: ErrorBody },
      },
    },
    async (_request, reply) => {
      requireContent();
      return reply
        .status(204)
        .header("cache-control", "public, max-age=0, s-maxage=1")
        .header("x-wp-fsversion", app.content.offersVersion)
        .header("x-wp-jscachekey", options.release)
        .send(null);
    },
  );
}
