import { createServer } from "node:http";
import { createRequestHandler } from "react-router";
import { ContentReader } from "@autotune/server/content-reader";
import { PublishedContent } from "@autotune/server/published-content";
import { refreshContent } from "@autotune/server/refresh-content";
import { loadStorefrontBuild } from "@autotune/server/storefront-build";
import { connect } from "@autotune/database";

/** React Router alone, rendering Home from the same content on a plain Node server: no framework, cache or policy. */
const [port, databaseUrl = ""] = process.argv.slice(2);
const connection = connect({
  url: databaseUrl,
  applicationName: "bench",
  maxConnections: 1,
  onLostConnection: () => undefined,
});
const content = new PublishedContent();
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
    origin: "http://shop.localhost",
    payment: { scriptUrl: "", storefront: "" },
    findPage: (key, language) => new ContentReader(content, language).page(key),
    findProductPage: (family, slug, language, subpage) =>
      new ContentReader(content, language).productPage(family, slug, subpage),
    findNavigation: (language) => new ContentReader(content, language).navigation(),
    findPlanContents: (language) => new ContentReader(content, language).planContents(),
    // Six links less than the shop's own page: that favours this server, not ours.
    findOutsideLinks: () => ({}),
    findCompanyFacts: () => [],
    // Home requests nothing else.
    isDraft: false,
    isDemonstration: true,
    hasStoreTest: false,
    draftPopup: undefined,
    findFamily: () => ({ pages: [], products: [] }),
    findProductShelves: () => [],
    findPluginHosts: () => [],
    findMiniBanner: () => undefined,
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
    const rendered = await handler(new Request(`http://shop.localhost${request.url}`), context());
    response.writeHead(rendered.status, Object.fromEntries(rendered.headers));
    response.end(Buffer.from(await rendered.arrayBuffer()));
  })();
}).listen(Number(port), "127.0.0.1");
