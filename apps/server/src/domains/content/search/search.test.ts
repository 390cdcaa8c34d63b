import type { SearchResponse } from "@autotune/contract";
import {
  connect,
  publishDocument,
  withdrawDocument,
  writeAuditEntry,
  type DatabaseConnection,
} from "@autotune/database";
import { asApplication, cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import {
  manualSample,
  pageSample,
  postSample,
  productPageSample,
  tutorialSample,
} from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { database } from "../../../platform/database/database.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { searchIndexer } from "./search-indexer.ts";
import { updateSearchIndex } from "./update-search-index.ts";
import { searchRoutes } from "./routes.ts";
import { searchSite } from "./search-site.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connect({
    // With the privileges of production processes.
    url: asApplication(clone.url),
    applicationName: "test",
    maxConnections: 4,
    onLostConnection: () => undefined,
  });
  const at = connection.database;
  const { publishPage, publishPost } = publishing;
  await publishDocument(at, {
    collection: "product-pages",
    key: "auto-tune/pro",
    locale: "en",
    body: { ...productPageSample("pro", []), name: "AutoTune Pro", tagline: "Every note" },
  });
  await publishPost("all-about-pro", "en", "AutoTune Pro for choirs");
  await publishPost("harmonies", "en", "Harmonies that breathe");
  await publishPost("harmonies", "es", "Armonías que respiran");
  await publishPage("plugins", "en", "Our plug-ins", "Tuning, mixing and more");
  await publishPage("plugins", "ja", "プラグイン", "声のピッチ補正とミックス");
  await publishPage("plugins", "ko", "플러그인", "음정을 보정하고 믹스해요");
  await publishDocument(at, {
    collection: "tutorials",
    key: "vibrato",
    locale: "en",
    body: tutorialSample("Keep the vibrato"),
  });
  await publishDocument(at, {
    collection: "manuals",
    key: "legacy/harmony-engine",
    locale: "en",
    body: manualSample("Harmony Engine manual"),
  });
  await updateSearchIndex(connection.transact);
});
afterAll(async () => {
  await connection.close();
});

const publishing = {
  publishPage: (key: string, locale: Language, title: string, text: string) =>
    publishDocument(connection.database, {
      collection: "pages",
      key,
      locale,
      body: pageSample(title, [{ block: "pageHead", headline: title, text }]),
    }),
  publishPost: (key: string, locale: Language, title: string) =>
    publishDocument(connection.database, {
      collection: "posts",
      key,
      locale,
      body: postSample(title),
    }),
};

const search = (query: string, language: Language = "en") =>
  searchSite(connection.database, { query, language, mostOfKind: 5, withSamples: true });
const hrefs = ({ groups }: SearchResponse) =>
  groups.flatMap(({ hits }) => hits.map(({ href }) => href));
const found = async (query: string, language?: Language) => hrefs(await search(query, language));

describe("the search", () => {
  it("finds a product by its exact name first, in any spelling", async () => {
    for (const typed of ["AutoTune Pro", "auto tune pro", "Auto-Tune PRO"])
      expect((await found(typed))[0], typed).toBe("/products/auto-tune/pro");
  });

  it("finds sample content in a demonstration shop only", async () => {
    await publishDocument(connection.database, {
      collection: "posts",
      key: "sampled",
      locale: "en",
      body: { ...postSample("Quaverly sings"), isSample: true },
    });
    await updateSearchIndex(connection.transact);
    const shop = { query: "quaverly", language: "en", mostOfKind: 5 } as const;
    expect(await found("quaverly")).toEqual(["/community/sampled"]);
    const real = await searchSite(connection.database, { ...shop, withSamples: false });
    expect(real.groups).toEqual([]);
  });

  it("finds a title before a text, and a chapter of a manual at its own URL", async () => {
    expect(await found("harmony engine")).toEqual([
      "/documentation/legacy/harmony-engine",
      "/documentation/legacy/harmony-engine/start",
    ]);
    const { groups } = await search("harmony engine");
    expect(groups[0]?.hits[1]).toMatchObject({ title: "Start", partOf: "Harmony Engine manual" });
  });

  it("finds other endings, missing accents and unfinished words", async () => {
    expect(await found("plugin")).toEqual(["/plugins"]);
    expect(await found("tuned")).toContain("/plugins");
    expect(await found("vibr")).toEqual(["/learning-center/vibrato"]);
    expect(await found("armonias", "es")).toEqual(["/es/comunidad/harmonies"]);
  });

  it("reads a mistyped word as the nearest one, and reports that", async () => {
    const result = await search("vibrtao");
    expect(result.readAs).toBe("vibrato");
    expect(hrefs(result)).toEqual(["/learning-center/vibrato"]);
    expect((await search("vibrato")).readAs).toBe("");
  });

  it("finds Japanese and Korean within their words, also with one wrong character", async () => {
    expect(await found("ピッチ補正", "ja")).toEqual(["/ja/plugins"]);
    expect(await found("ピッチ補性", "ja")).toEqual(["/ja/plugins"]);
    expect(await found("声", "ja")).toEqual(["/ja/plugins"]);
    expect(await found("음정 보정", "ko")).toEqual(["/ko/plugins"]);
  });

  it("shows English where a translation is missing, after what is translated, and nothing twice", async () => {
    const result = await search("harmonies", "es");
    expect(result.groups[0]?.hits).toMatchObject([
      { href: "/es/manuales/legacy/harmony-engine", language: "en" },
      { href: "/es/manuales/legacy/harmony-engine/start", language: "en" },
    ]);
    expect(hrefs(result)).not.toContain("/es/comunidad/harmonies");
    expect(await found("vibrato", "es")).toEqual(["/es/aprende-los-basicos/vibrato"]);
  });

  it("marks matches in an excerpt", async () => {
    const { groups } = await search("mixing");
    expect(groups[0]?.hits[0]?.excerpt).toContainEqual({ text: "mixing", isHit: true });
  });

  it("cuts an excerpt at the significant words", async () => {
    const filling = "Of the one and of the other we say what is to be said of them. ".repeat(8);
    await publishing.publishPage("filled", "en", "Filled", `${filling}A sforzato is loud.`);
    await updateSearchIndex(connection.transact);
    const [hit] = (await search("what is the sforzato of")).groups[0]?.hits ?? [];
    expect(hit?.excerpt.filter(({ isHit }) => isHit)).toEqual([{ text: "sforzato", isHit: true }]);
  });

  it("returns translations even where English matches more of the query", async () => {
    const { publishPage } = publishing;
    await publishPage("english-only", "en", "Rubato and cadenza", "");
    await publishPage("rubato", "en", "Rubato", "");
    await publishPage("rubato", "es", "Rubato", "");
    await updateSearchIndex(connection.transact);
    expect(await found("rubato cadenza", "es")).toEqual(["/es/rubato", "/es/english-only"]);
  });

  it.each([
    "",
    "   ",
    "?!",
    "the",
    "xyzzyx",
    "'); drop table shop.search_entry; --",
    "a & | ! ( b",
    "\\",
  ])("finds nothing for %j, without an error", async (typed) => {
    expect(await found(typed)).toEqual([]);
  });
});

describe("the search index", () => {
  it("follows what is published, also when repeated and concurrent", async () => {
    const { publishPage } = publishing;
    await publishPage("passing", "en", "Glissando", "");
    expect(await found("glissando")).toEqual([]);
    const written = await Promise.all([
      updateSearchIndex(connection.transact),
      updateSearchIndex(connection.transact),
    ]);
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await found("glissando")).toEqual(["/passing"]);

    await publishPage("passing", "en", "Portamento", "");
    await updateSearchIndex(connection.transact);
    expect([await found("glissando"), await found("portamento")]).toEqual([[], ["/passing"]]);

    await withdrawDocument(connection.database, { collection: "pages", key: "passing" });
    expect(await updateSearchIndex(connection.transact)).toBe(1);
    expect(await found("portamento")).toEqual([]);
    expect(await updateSearchIndex(connection.transact)).toBe(0);
  });

  it("follows a publication while an entry of the audit log is being written", async () => {
    await publishing.publishPage("during-support", "en", "Tremolando", "");
    await connection.transact(async (transaction) => {
      await writeAuditEntry(transaction, {
        staff: { id: 1, email: "support@autotune.test", role: "support" },
        action: "order.resend",
        subject: "order 1",
        details: {},
      });
      expect(await updateSearchIndex(connection.transact)).toBe(1);
    });
    expect(await found("tremolando")).toEqual(["/during-support"]);
  });

  it("is rewritten where older rules made it, and left alone where newer ones did", async () => {
    const setRules = (rules: number) =>
      connection.database.execute(
        sql`update shop.search_entry set rules = ${rules} where collection = 'tutorials'`,
      );
    await setRules(0);
    expect(await updateSearchIndex(connection.transact)).toBe(1);
    await setRules(32_000);
    expect(await updateSearchIndex(connection.transact)).toBe(0);
  });

  it("retains its entries of a document that a newer release has written, and tries once", async () => {
    const { publishPage } = publishing;
    const unreadable = new Set<string>();
    await publishPage("newer", "en", "Messa di voce", "");
    expect(await updateSearchIndex(connection.transact, unreadable)).toBe(1);
    await connection.database.execute(sql`
      update shop.published_document set body = '{"shape": "new"}', version = version + 1000
       where collection = 'pages' and key = 'newer'`);
    expect(await updateSearchIndex(connection.transact, unreadable)).toBe(0);
    expect(await found("messa di voce")).toEqual(["/newer"]);
    expect(unreadable.size).toBe(1);
    expect(await updateSearchIndex(connection.transact, unreadable)).toBe(0);

    await publishPage("newer", "en", "Sotto voce", "");
    expect(await updateSearchIndex(connection.transact, unreadable)).toBe(1);
    expect(await found("sotto")).toEqual(["/newer"]);
  });

  it("is updated right after a publication", async () => {
    const app = await createApp({ settings, name: "worker" });
    await app.register(database, { url: asApplication(clone.url), applicationName: "test" });
    await app.register(searchIndexer, { directUrl: clone.url });
    await app.ready();
    const started = Date.now();
    await publishing.publishPage("noticed", "en", "Falsetto", "");
    await vi.waitFor(async () => expect(await found("falsetto")).toEqual(["/noticed"]), 5000);
    expect(Date.now() - started).toBeLessThan(5000);
    await app.close();
  });
});

describe("GET /wp-json/antares/v1/search", () => {
  async function startApp(url: string): Promise<App> {
    const app = await createApp({ settings, name: "web" });
    await app.register(rateLimits, { redisUrl: undefined });
    await app.register(database, { url, applicationName: "test" });
    await app.register(searchRoutes);
    return app;
  }
  const get = (app: App, query: Record<string, string>) =>
    app.inject({ url: "/wp-json/antares/v1/search", query });

  it("responds by kind, with how many there are of each", async () => {
    const app = await startApp(asApplication(clone.url));
    const response = await get(app, { q: "harmonies", lang: "es" });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      readAs: "",
      groups: [{ kind: "manuals", total: 2, hits: [{ language: "en" }, { language: "en" }] }],
    });
    expect((await get(app, { q: "" })).json()).toEqual({ readAs: "", groups: [] });
    await app.close();
  });

  it("rejects a query that is too long, in an unknown language, or too frequent", async () => {
    const app = await startApp(asApplication(clone.url));
    expect((await get(app, { q: "a".repeat(101) })).statusCode).toBe(400);
    expect((await get(app, { q: "key", lang: "xx" })).statusCode).toBe(400);
    expect((await get(app, {})).statusCode).toBe(400);
    const responses = await Promise.all(Array.from({ length: 310 }, () => get(app, { q: "" })));
    const rejected = responses.filter(({ statusCode }) => statusCode === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]?.headers["retry-after"]).toBeDefined();
    await app.close();
  });

  it("responds with 503 while the database is gone", async () => {
    const app = await startApp("postgres://postgres@127.0.0.1:1/none");
    const response = await get(app, { q: "harmony" });
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    await app.close();
  });
});
