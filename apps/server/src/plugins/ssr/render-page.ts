import { splitLanguage, type Language } from "@autotune/routes";
import type { createRequestHandler } from "react-router";
import { ContentReader } from "../../modules/content/content-reader.ts";
import type { Dependencies, PublishedContent } from "../../modules/content/published-content.ts";
import { pageSecurityHeaders } from "../security-headers.ts";
import { KeptAnswer } from "../../answers/kept-answer.ts";
import { paymentSources, type PaymentPages } from "./payment-sources.ts";
import { sliceByLanguage } from "./slice-build.ts";
import type { StorefrontBuild } from "./storefront-build.ts";

type Handler = ReturnType<typeof createRequestHandler>;

export interface RendererOptions {
  readonly build: StorefrontBuild;
  readonly content: PublishedContent;
  readonly origin: string;
  readonly payment: PaymentPages;
  readonly mode: "production" | "development";
}

export interface Renderer {
  /** A page, or the data of one for a browser that is already on the site. */
  renderPage(address: string): Promise<KeptAnswer>;
  /** Tells a browser which routes lie behind the links that it sees. */
  describeRoutes(paths: readonly string[], version: string): Promise<Response>;
}

export function createRenderer(options: RendererOptions): Renderer {
  const { build, content, origin, payment, mode } = options;
  const { createRequestHandler: createHandler, provideStorefront } = build.entry.module;
  const handlers = new Map<Language, Handler>();
  for (const [language, slice] of sliceByLanguage(build)) {
    handlers.set(language, createHandler(slice, mode));
  }
  const handlerOf = (language: Language): Handler => {
    const handler = handlers.get(language);
    if (handler === undefined) throw new Error(`The build has no pages in ${language}`);
    return handler;
  };

  const contextFor = (dependencies: Dependencies) =>
    provideStorefront({
      origin,
      payment,
      findPage: (key, language) => new ContentReader(content, language, dependencies).page(key),
      findProductPage: (family, slug, language, subpage) =>
        new ContentReader(content, language, dependencies).productPage(family, slug, subpage),
      findNavigation: (language) => new ContentReader(content, language, dependencies).navigation(),
    });

  return {
    async renderPage(address) {
      const dependencies: Dependencies = new Map();
      const foreignSources = paymentSources(address, payment);
      const handler = handlerOf(languageOf(address));
      const response = await handler(new Request(origin + address), contextFor(dependencies));
      if (response.status >= 500)
        throw new Error(`Rendering ${address} answered ${response.status}`);
      return new KeptAnswer(
        {
          status: response.status,
          contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
          location: response.headers.get("location"),
          body: Buffer.from(await response.arrayBuffer()),
          dependencies,
          foreignSources,
        },
        pageSecurityHeaders(origin, foreignSources?.frames),
      );
    },
    async describeRoutes(paths, version) {
      const found: Record<string, unknown> = {};
      for (const [language, ofLanguage] of Map.groupBy(paths, languageOf)) {
        const query = new URLSearchParams({ paths: ofLanguage.join(","), version });
        const request = new Request(`${origin}/__manifest?${query.toString()}`);
        const response = await handlerOf(language)(request, contextFor(new Map()));
        // Of another release: React Router says so by its headers, and the browser reloads.
        if (response.status !== 200) return response;
        Object.assign(found, await response.json());
      }
      return Response.json(found, {
        headers: { "cache-control": "public, max-age=31536000, immutable" },
      });
    },
  };
}

/** The language of a page's address or of the address of its data (`/es.data`). */
function languageOf(address: string): Language {
  const [pathname = "/"] = address.split("?");
  return splitLanguage(pathname.replace(/\.data$/, "")).language;
}
