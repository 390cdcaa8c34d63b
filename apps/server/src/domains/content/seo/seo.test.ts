import { publishDocument, type DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import type { PublishedBodies, PublishedCollection } from "@autotune/contract";
import { routeOfPath, routeTable, type Language } from "@autotune/routes";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import {
  pageSample,
  productPageSample,
  productSample,
} from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { content } from "../../../platform/published/content.ts";
import { notInSitemap } from "./not-in-sitemap.ts";
import { seoRoutes } from "./routes.ts";
import { pagesInSitemap } from "./pages-in-sitemap.ts";

const origin = "https://shop.test";
let clone: ClonedDatabase;
let connection: DatabaseConnection;
let app: App;

function publish<Collection extends PublishedCollection>(
  collection: Collection,
  key: string,
  body: PublishedBodies[Collection],
  locales: readonly Language[] = ["en", "es"],
) {
  return Promise.all(
    locales.map((locale) =>
      publishDocument(connection.database, { collection, key, locale, body }),
    ),
  );
}

const reading = {
  title: "First take & “more”",
  summary: "Where <it> begins.",
  products: ["pro"],
  seo: {},
  sections: [
    {
      anchor: "one",
      title: "One",
      parts: [{ kind: "text" as const, text: ["Words."] }],
    },
  ],
};

beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 2);
  for (const key of [
    "home",
    "about",
    "compare",
    "beta-signup",
    "privacy-policy",
    "refunds-policy",
    "daw-compatibility-windows",
  ])
    await publish("pages", key, pageSample(key));
  await publish("product-pages", "auto-tune/pro", productPageSample("pro", ["pro"]));
  await publishAtOnce(connection.database, productSample("pro", 459));
  await publish("products", "pro", { name: "Pro", summary: "Tunes a voice." });
  await publish("posts", "first-take", {
    ...reading,
    writtenBy: "A. Sample",
    writtenOn: "2026-09-14",
    topic: "craft",
    isSample: true,
  });
  await publish("tutorials", "tune-a-line", {
    ...reading,
    level: "beginner",
    topic: "tuning",
    minutes: 5,
    outcome: "You can tune a line.",
  });
  await publish(
    "artists",
    "sample-singer",
    {
      name: "Sample Singer",
      role: "Singer",
      quote: "Ah.",
      summary: reading.summary,
      products: [],
      sections: reading.sections,
      isSample: true,
      seo: {},
    },
    ["en"],
  );
  await publish("manuals", "auto-tune/pro", {
    title: "Pro",
    summary: "All of it.",
    version: "1",
    products: [],
    chapters: [{ slug: "begin", title: "Begin", sections: reading.sections }],
    seo: {},
  });
  const begin = { slug: "begin", title: "Begin", sections: reading.sections };
  const manual = { title: "Key", summary: "Keys.", version: "1", products: [], seo: {} };
  await publish("manuals", "key", { ...manual, chapters: [begin, { ...begin, slug: "new" }] }, [
    "en",
  ]);
  await publish("manuals", "key", { ...manual, chapters: [begin] }, ["es"]);
  await publish("download-pages", "unlimited", {
    title: "Unlimited",
    text: "",
    products: [],
    order: 1,
    seo: {},
  });
  app = await createApp({ settings, name: "web" });
  await app.register(content, { databaseUrl: clone.url, directUrl: clone.url });
  await app.register(seoRoutes, { origin });
  await vi.waitFor(() => expect(app.content.loaded).toBe(true), 10_000);
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

it("every route is listed, or excluded with a reason", () => {
  const listed = new Set(
    pagesInSitemap(app.content).flatMap(({ hrefs }) => [...hrefs.values()].map(routeOfPath)),
  );
  for (const { name } of routeTable) {
    const reason = notInSitemap[name];
    expect([name, listed.has(name)]).toEqual([name, reason === undefined]);
    expect(reason).not.toBe("");
  }
});

it("lists a page in the languages in which it exists, with its alternates and its last change", async () => {
  const spanish = (await app.inject("/sitemap-es.xml")).body;
  expect(spanish).toContain("<loc>https://shop.test/es/comunidad/first-take</loc><lastmod>20");
  expect(spanish).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.test/community/first-take"/>',
  );
  expect(spanish).toContain('hreflang="x-default" href="https://shop.test/community/first-take"');
  expect(spanish).not.toContain("artistas/sample-singer");
  expect((await app.inject("/sitemap-en.xml")).body).toContain("/artists/sample-singer</loc>");
  const german = (await app.inject("/sitemap-de.xml")).body;
  expect(german).toContain("<loc>https://shop.test/de/products</loc>");
  expect(german).not.toContain("first-take");
});

it("lists a chapter in the languages whose manual has it", async () => {
  const english = (await app.inject("/sitemap-en.xml")).body;
  const spanish = (await app.inject("/sitemap-es.xml")).body;
  expect(english).toContain("/documentation/key/new</loc>");
  expect(english).not.toContain("/es/manuales/key/new");
  expect(spanish).toContain("/es/manuales/key/begin</loc>");
  expect(spanish).not.toContain("key/new");
});

it("has each URL once in the sitemap of a language", async () => {
  const { body } = await app.inject("/sitemap-en.xml");
  const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain("https://shop.test/");
  expect(urls).toContain("https://shop.test/documentation/auto-tune/pro/begin");
  expect(urls).toContain("https://shop.test/daw-compatibility/windows");
  expect(urls).not.toContain("https://shop.test/checkout");
});

it("[LEGAL-07] says at the known place that Global Privacy Control is honored", async () => {
  const response = await app.inject("/.well-known/gpc.json");
  expect(response.headers["content-type"]).toContain("application/json");
  expect(response.json()).toMatchObject({ gpc: true });
});

it("names the sitemaps in robots.txt and in the index", async () => {
  expect((await app.inject("/robots.txt")).body).toContain(
    "Sitemap: https://shop.test/sitemap.xml",
  );
  const { body } = await app.inject("/sitemap.xml");
  expect(body.match(/<sitemap>/g)).toHaveLength(8);
  expect(body).toContain("<loc>https://shop.test/sitemap-ko.xml</loc>");
});

it("feeds merchants with what can be bought", async () => {
  const { body } = await app.inject("/feeds/products-es.xml");
  for (const text of [
    "<g:id>PID-pro</g:id>",
    "<g:title>Pro</g:title>",
    "<g:description>Tunes a voice.</g:description>",
    "<g:link>https://shop.test/es/producto/auto-tune/pro</g:link>",
    "<g:image_link>https://shop.test/images/products/",
    "<g:price>459.00 USD</g:price>",
    "<g:availability>in_stock</g:availability>",
    "<g:brand>AutoTune</g:brand>",
  ])
    expect(body).toContain(text);
});

it("feeds readers with posts, their texts escaped", async () => {
  const response = await app.inject("/es/comunidad/feed.xml");
  expect(response.headers["content-type"]).toContain("application/rss+xml");
  expect(response.body).toContain("<title>First take &amp; “more”</title>");
  expect(response.body).toContain("<description>Where &lt;it&gt; begins.</description>");
  expect(response.body).toContain("<pubDate>Mon, 14 Sep 2026 00:00:00 GMT</pubDate>");
  expect((await app.inject("/community/feed.xml")).body).toContain("/community/first-take</link>");
});

it("is served from memory, by its tag, until the content changes", async () => {
  const first = await app.inject("/sitemap-en.xml");
  expect(first.headers["cache-control"]).toContain("s-maxage=1");
  const etag = String(first.headers.etag);
  const again = () => app.inject({ url: "/sitemap-en.xml", headers: { "if-none-match": etag } });
  expect((await again()).statusCode).toBe(304);
  await publish("pages", "new-page", pageSample("New"), ["en"]);
  await vi.waitFor(async () => expect((await again()).body).toContain("/new-page</loc>"), 10_000);
});
