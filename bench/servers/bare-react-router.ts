import { createServer } from "node:http";
import { createRequestHandler } from "react-router";
import { ContentLookup } from "@autotune/server/content-lookup";
import { ContentReader } from "@autotune/server/content-reader";
import { findOutsideLinks } from "@autotune/server/find-outside-links";
import { listMiniBanners } from "@autotune/server/mini-banners";
import { PublishedContent } from "@autotune/server/published-content";
import { refreshContent } from "@autotune/server/refresh-content";
import { loadStorefrontBuild } from "@autotune/server/storefront-build";
import { connect } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";

/** React Router alone, rendering Home from the same content on a plain Node server: no framework, cache or policy. */
const [port, databaseUrl = "", origin = ""] = process.argv.slice(2);
const connection = connect({
  url: databaseUrl,
  applicationName: "bench",
  maxConnections: 1,
  onLostConnection: () => undefined,
});
const content = new PublishedContent({ isDemonstration: true });
await refreshContent(content, connection.database, { withSamples: true });
await connection.close();

const build = await loadStorefrontBuild();
const only = (ids: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(ids).filter(([id]) => id === "root" || id === "Home"));
const handler = createRequestHandler(
  {
    ...build,
    routes: only(build.routes) as typeof build.routes,
    assets: { ...build.assets, routes: only(build.assets.routes) as typeof build.assets.routes },
  },
  "production",
);
const context = () =>
  build.entry.module.provideStorefront({
    origin,
    payment: { scriptUrl: "", storefront: "" },
    findPage: (key, language) => new ContentReader(content, language).page(key),
    findProductPage: (family, slug, language, subpage) =>
      new ContentReader(content, language).productPages.page(family, slug, subpage),
    findNavigation: (language) => new ContentReader(content, language).navigation(),
    findPlanContents: (language) => new ContentReader(content, language).planContents(),
    findOutsideLinks: () =>
      findOutsideLinks(new ContentLookup(content, defaultLanguage, new Map()), content),
    findCompanyFacts: () => [],
    // Home requests nothing else.
    isDraft: false,
    isDemonstration: true,
    hasStoreTest: false,
    draftPopup: undefined,
    findFamily: () => ({ pages: [], products: [] }),
    findProductShelves: () => [],
    findPluginHosts: () => [],
    findMiniBanner: (language) =>
      listMiniBanners(new ContentLookup(content, language, new Map()), new Date()).at(0),
    findPromotionPage: () => undefined,
    findPolicyVersion: () => undefined,
    search: {
      site: () => Promise.resolve(undefined),
      manuals: () => Promise.resolve(undefined),
    },
    findRedirect: () => undefined,
    downloads: (language) => new ContentReader(content, language).downloads,
    reading: (language) => new ContentReader(content, language).reading,
    manuals: (language) => new ContentReader(content, language).manuals,
  });

createServer((request, response) => {
  void (async () => {
    const rendered = await handler(new Request(origin + request.url), context());
    response.writeHead(rendered.status, Object.fromEntries(rendered.headers));
    response.end(Buffer.from(await rendered.arrayBuffer()));
  })();
}).listen(Number(port), "127.0.0.1");
