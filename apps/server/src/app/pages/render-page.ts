import {
  defaultLanguage,
  isMailedLinkPath,
  linkTo,
  routeId,
  routeOfPath,
  splitLanguage,
  usesMicrophone,
  type Language,
} from "@autotune/routes";
import type { createRequestHandler } from "react-router";
import { listMiniBanners } from "../../domains/marketing/index.ts";
import { ContentLookup } from "../../platform/published/content-lookup.ts";
import {
  ContentReader,
  findOutsideLinks,
  findRedirect,
  type searchForPage,
} from "../../domains/content/index.ts";
import type { Dependencies } from "../../platform/published/dependency.ts";
import { PublishedContent } from "../../platform/published/published-content.ts";
import { pageSecurityHeaders } from "../../platform/http/security-headers.ts";
import { inlineScripts } from "../../platform/responses/content-security-policy.ts";
import { isRouteList, isRouterData, ownScripts } from "../../platform/responses/own-scripts.ts";
import { CachedResponse } from "../../platform/responses/cached-response.ts";
import type { EdgeCache } from "../../platform/edge/edge-headers.ts";
import { isQueryDependent } from "../../platform/rendering/page-path.ts";
import {
  thirdPartySources as sourcesOf,
  type PartyUrls,
} from "../../platform/rendering/third-party-sources.ts";
import type { PaymentPages } from "../../platform/rendering/payment-sources.ts";
import { sliceByLanguage } from "../../platform/rendering/slice-by-language.ts";
import type { StorefrontBuild } from "../../platform/release/storefront-build.ts";

type Handler = ReturnType<typeof createRequestHandler>;

export interface RendererOptions {
  readonly build: StorefrontBuild;
  readonly content: PublishedContent;
  readonly origin: string;
  readonly payment: PaymentPages;
  readonly parties: PartyUrls;
  readonly search: ReturnType<typeof searchForPage>;
  readonly isDemonstration: boolean;
  readonly hasStoreTest: boolean;
  /** The cache in front that is told of changes. */
  readonly edgeCache?: EdgeCache | undefined;
  readonly mode: "production" | "development";
}

export interface Renderer {
  /** Whether the build put an inline script into a page. */
  isOwnScript(): Promise<(script: string) => boolean>;
  /** A page, or the data of one for a browser that is already on the site. */
  renderPage(path: string): Promise<CachedResponse>;
  /** Whether a path has no page, by the data of its own route: neither menus nor anything else is drawn. */
  isMissing(path: string): Promise<boolean>;
  /** A page as it would be with other content, marked as a draft. */
  renderDraft(path: string, draft: Omit<Shown, "isDraft">): Promise<CachedResponse>;
  /** Responds with the routes behind the links that a browser sees. */
  describeRoutes(paths: readonly string[], version: string): Promise<Response>;
}

interface Shown {
  readonly content: PublishedContent;
  readonly isDraft: boolean;
  /** The HTML of a popup, where that is the draft. */
  readonly popup?: string | undefined;
}

export function createRenderer(options: RendererOptions): Renderer {
  const { build, origin, payment, parties, search, mode } = options;
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

  const contextFor = (
    dependencies: Dependencies,
    { content, isDraft, popup }: Shown = { content: options.content, isDraft: false },
  ) =>
    provideStorefront({
      isDraft,
      draftPopup: popup,
      isDemonstration: options.isDemonstration,
      hasStoreTest: options.hasStoreTest,
      origin,
      payment,
      findPage: (key, language) => new ContentReader(content, language, dependencies).page(key),
      findPolicyVersion: (document, version, language) =>
        new ContentReader(content, language, dependencies).policyVersion(document, version),
      findProductPage: (family, slug, language, subpage) =>
        new ContentReader(content, language, dependencies).productPages.page(family, slug, subpage),
      findPromotionPage: (slug, language) =>
        new ContentReader(content, language, dependencies).promotions.page(slug),
      findFamily: (family, language) =>
        new ContentReader(content, language, dependencies).families.family(family),
      findProductShelves: (language) =>
        new ContentReader(content, language, dependencies).families.shelves(),
      findPluginHosts: (language) =>
        new ContentReader(content, language, dependencies).pluginHosts(),
      findNavigation: (language) => new ContentReader(content, language, dependencies).navigation(),
      findPlanContents: (language) =>
        new ContentReader(content, language, dependencies).planContents(),
      findOutsideLinks: () =>
        findOutsideLinks(new ContentLookup(content, defaultLanguage, dependencies), content),
      findCompanyFacts: (notice, language) =>
        new ContentReader(content, language, dependencies).companyFacts(notice),
      findMiniBanner: (language) =>
        listMiniBanners(new ContentLookup(content, language, dependencies), new Date()).at(0),
      search,
      findRedirect: (pathname) =>
        findRedirect(new ContentLookup(content, defaultLanguage, dependencies), content, pathname),
      downloads: (language) => new ContentReader(content, language, dependencies).downloads,
      reading: (language) => new ContentReader(content, language, dependencies).reading,
      manuals: (language) => new ContentReader(content, language, dependencies).manuals,
    });

  const findOwnScripts = async () => {
    // Vite adds scripts of its own, and in development no page has a policy.
    if (mode === "development") return () => true;
    // A page without a loader, of a shop without content: whatever is in it came with the build.
    const request = new Request(origin + linkTo("PasswordReset"));
    const empty = contextFor(new Map(), { content: new PublishedContent(), isDraft: false });
    const page = await (await handlerOf(defaultLanguage)(request, empty)).arrayBuffer();
    const varies = (script: string) => isRouterData(script) || isRouteList(script);
    return ownScripts(
      new Set([...inlineScripts(Buffer.from(page))].filter((script) => !varies(script))),
    );
  };
  let foundOwnScripts: ReturnType<typeof findOwnScripts> | undefined;
  const isOwnScript = () => (foundOwnScripts ??= findOwnScripts());

  const render = async (path: string, shown?: Shown): Promise<CachedResponse> => {
    const dependencies: Dependencies = new Map();
    const [pathname = ""] = path.split("?", 1);
    const thirdPartySources = sourcesOf(path, { payment, parties });
    const handler = handlerOf(languageOf(path));
    const response = await handler(new Request(origin + path), contextFor(dependencies, shown));
    if (response.status >= 500)
      throw new Error(`Rendering ${path} responded with ${response.status}`);
    return new CachedResponse(
      {
        status: response.status,
        contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
        location: response.headers.get("location"),
        body: Buffer.from(await response.arrayBuffer()),
        dependencies,
        kind: kindOf(path, response.status),
        isQueryDependent: isQueryDependent(path),
        edgeCache: options.edgeCache,
        thirdPartySources,
        isOwnScript: await isOwnScript(),
      },
      pageSecurityHeaders(origin, {
        payees: thirdPartySources.frames,
        hasSecretUrl: isMailedLinkPath(pathname),
        usesMicrophone: usesMicrophone(pathname),
      }),
    );
  };

  return {
    isOwnScript,
    renderPage: (path) => render(path),
    async isMissing(path) {
      const [pathname = ""] = path.split("?");
      const route = routeOfPath(pathname);
      if (route === undefined || pathname === "/" || pathname.endsWith(".data")) return false;
      const language = languageOf(pathname);
      const data = `${origin}${pathname}.data?_routes=${routeId(route, language)}`;
      const { status } = await handlerOf(language)(new Request(data), contextFor(new Map()));
      return status === 404;
    },
    renderDraft: (path, { content, popup }) => render(path, { content, popup, isDraft: true }),
    async describeRoutes(paths, version) {
      const found: Record<string, unknown> = {};
      for (const [language, ofLanguage] of Map.groupBy(paths, languageOf)) {
        const query = new URLSearchParams({ paths: ofLanguage.join(","), version });
        const request = new Request(`${origin}/__manifest?${query.toString()}`);
        const response = await handlerOf(language)(request, contextFor(new Map()));
        // Of another release: React Router signals it by its headers, and the browser reloads.
        if (response.status !== 200) return response;
        Object.assign(found, await response.json());
      }
      return Response.json(found, {
        headers: { "cache-control": "public, max-age=31536000, immutable" },
      });
    },
  };
}

/** The row of the table of routes, or that there is no such page. */
function kindOf(path: string, status: number): string {
  if (status === 404) return "missing";
  const [pathname = "/"] = path.split("?");
  return routeOfPath(pathname.replace(/\.data$/, "")) ?? "other";
}

/** The language of a page's path or of its data's path (`/es.data`). */
function languageOf(path: string): Language {
  const [pathname = "/"] = path.split("?");
  return splitLanguage(pathname.replace(/\.data$/, "")).language;
}
