import { splitLanguage, type Language } from "@autotune/routes";
import type { createRequestHandler } from "react-router";
import { ContentReader } from "../../modules/content/content-reader.ts";
import type { Dependencies, PublishedContent } from "../../modules/content/published-content.ts";
import { pageSecurityHeaders } from "../security-headers.ts";
import { KeptAnswer } from "../../answers/kept-answer.ts";
import { sliceByLanguage } from "./slice-build.ts";
import type { StorefrontBuild } from "./storefront-build.ts";

type Handler = ReturnType<typeof createRequestHandler>;

export interface RendererOptions {
  readonly build: StorefrontBuild;
  readonly content: PublishedContent;
  readonly origin: string;
  readonly mode: "production" | "development";
}

export interface Renderer {
  /** A page, or the data of one for a browser that is already on the site. */
  renderPage(address: string): Promise<KeptAnswer>;
  /** Tells a browser which routes lie behind the links it sees; asks all languages. */
  describeRoutes(address: string): Promise<Response>;
}

export function createRenderer({ build, content, origin, mode }: RendererOptions): Renderer {
  const securityHeaders = pageSecurityHeaders(origin);
  const { createRequestHandler: handlerOf, provideStorefront } = build.entry.module;
  const handlers = new Map<Language, Handler>();
  for (const [language, slice] of sliceByLanguage(build))
    handlers.set(language, handlerOf(slice, mode));
  const wholeSite = handlerOf(build, mode);

  const contextFor = (dependencies: Dependencies) =>
    provideStorefront({
      origin,
      findPage: (key, language) => new ContentReader(content, language, dependencies).page(key),
      findProductPage: (family, slug, language) =>
        new ContentReader(content, language, dependencies).productPage(family, slug),
    });

  return {
    async renderPage(address) {
      const dependencies: Dependencies = new Map();
      const handler = handlers.get(languageOf(address)) ?? wholeSite;
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
        },
        securityHeaders,
      );
    },
    describeRoutes: (address) => wholeSite(new Request(origin + address), contextFor(new Map())),
  };
}

/** The language of a page's address or of the address of its data (`/es.data`). */
function languageOf(address: string): Language {
  const [pathname = "/"] = address.split("?");
  return splitLanguage(pathname.replace(/\.data$/, "")).language;
}
