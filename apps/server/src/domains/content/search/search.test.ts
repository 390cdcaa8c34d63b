import type { SearchMode, SearchResponse } from "@autotune/contract";
import {
  publishDocument,
  publishProduct,
  withdrawDocument,
  writeAuditEntry,
  type DatabaseConnection,
} from "@autotune/database";
import { asRole } from "@autotune/database/roles";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import {
  manualSample,
  pageSample,
  postSample,
  productPageSample,
  productSample,
  tutorialSample,
} from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { database } from "../../../platform/database/database.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";
import { refreshContent } from "../../../platform/published/refresh-content.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { searchIndexer } from "./search-indexer.ts";
import { updateSearchIndex } from "./update-search-index.ts";
import { searchRoutes } from "./routes.ts";
import { searchSite, type SearchDeps } from "./search-site.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let worker: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  const open = (url: string) => connectForTest(url, 4);
  connection = open(clone.url);
  // With the privileges of production processes.
  worker = open(asRole(clone.url, "worker"));
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
  await updateSearchIndex(worker.transact);
});
afterAll(async () => {
  await worker.close();
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

/** What the web process has in memory. */
async function deps(): Promise<SearchDeps> {
  const content = new PublishedContent();
  await refreshContent(content, connection.database, { withSamples: true });
  return { executor: connection.database, content };
}
const shop = { mode: undefined, mostOfKind: 5, withSamples: true };
const search = async (query: string, language: Language = "en", mode?: SearchMode) =>
  searchSite(await deps(), { ...shop, query, language, mode });
const hitsOf = ({ best, groups }: SearchResponse) => [
  ...best,
  ...groups.flatMap(({ hits }) => hits),
];
const hrefs = (response: SearchResponse) => hitsOf(response).map(({ href }) => href);
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
    await updateSearchIndex(worker.transact);
    expect(await found("quaverly")).toEqual(["/community/sampled"]);
    const question = { ...shop, query: "quaverly", language: "en", withSamples: false } as const;
    expect(hrefs(await searchSite(await deps(), question))).toEqual([]);
  });

  it("finds a title before a text, and a section of a manual at its own URL", async () => {
    expect(await found("harmony engine")).toEqual([
      "/documentation/legacy/harmony-engine",
      "/documentation/legacy/harmony-engine/start#first",
    ]);
    const { best } = await search("harmony engine");
    expect(best[1]).toMatchObject({ title: "First", partOf: "Harmony Engine manual" });
  });

  it("finds other endings, missing accents and unfinished words", async () => {
    expect(await found("plugin")).toEqual(["/plugins"]);
    expect(await found("tuned")).toContain("/plugins");
    expect(hrefs(await search("vibr", "en", "typing"))).toEqual(["/learning-center/vibrato"]);
    expect(await found("armonias", "es")).toEqual(["/es/comunidad/harmonies"]);
  });

  it("reads a mistyped word as the nearest one, and reports that", async () => {
    const result = await search("vibrtao");
    expect(result.readAs).toBe("vibrato");
    expect(hrefs(result)).toEqual(["/learning-center/vibrato"]);
    expect((await search("vibrato")).readAs).toBe("");
  });

  it("corrects nothing for somebody who wants just these words, and suggests others", async () => {
    const exact = await search("vibrtao", "en", "exact");
    expect([exact.readAs, exact.total, exact.suggestions]).toEqual(["", 0, ["vibrato"]]);
    expect((await search("zzqqyy")).suggestions).toEqual([]);
  });

  it("finds and marks no word that only begins like the one that was typed", async () => {
    const { publishPage } = publishing;
    await publishPage("latency", "en", "Fast monitoring", "Low latency now, not later.");
    await publishPage("later", "en", "Another day", "We do it later, or lately.");
    await updateSearchIndex(worker.transact);
    const { best, total } = await search("latency");
    expect([total, best[0]?.href]).toEqual([1, "/latency"]);
    expect(best[0]?.excerpt.filter(({ isHit }) => isHit)).toEqual([
      { text: "latency", isHit: true },
    ]);
    expect(await found("late")).not.toContain("/latency");
  });

  it("finds what editors call by other words, in endings of any kind", async () => {
    const { publishPage } = publishing;
    await publishPage("schools", "en", "Site licenses for schools", "Ask us.");
    await publishDocument(connection.database, {
      collection: "search-synonyms",
      key: "student",
      locale: "en",
      body: { words: ["student", "school", "education discount"] },
    });
    await updateSearchIndex(worker.transact);
    for (const typed of ["student", "students", "education discounts", "studnet"])
      expect((await found(typed))[0], typed).toBe("/schools");
    expect((await search("students")).readAs).toBe("");
    await withdrawDocument(connection.database, { collection: "search-synonyms", key: "student" });
    await updateSearchIndex(worker.transact);
    expect(await found("education discounts")).toEqual([]);
  });

  it("finds a screen of the account by its keywords", async () => {
    await publishDocument(connection.database, {
      collection: "search-screens",
      key: "plan",
      locale: "en",
      body: { title: "Manage your plan", text: "In your account.", keywords: "stop renewal" },
    });
    await updateSearchIndex(worker.transact);
    const { best } = await search("stop my renewal");
    expect(best[0]).toMatchObject({ kind: "search-screens", href: "/my-account#plan" });
  });

  it("shows manuals first where nothing else is named by the words", async () => {
    const { publishPage } = publishing;
    const section = (title: string, text: string) => ({
      slug: "setup",
      title: "Set-up",
      sections: [{ anchor: "one", title, parts: [{ kind: "text" as const, text: [text] }] }],
    });
    await publishDocument(connection.database, {
      collection: "manuals",
      key: "tuner",
      locale: "en",
      body: {
        ...manualSample("Tuner manual"),
        chapters: [section("Audio", "Set a larger buffer.")],
      },
    });
    await publishPage("fast", "en", "Fast", "A buffer, a buffer, a buffer.");
    await updateSearchIndex(worker.transact);
    expect((await found("buffer"))[0]).toBe("/documentation/tuner/setup#one");
    await publishPage("named", "en", "All about the buffer", "");
    await updateSearchIndex(worker.transact);
    expect((await found("buffer"))[0]).toBe("/named");
  });

  it("shows what a product costs, and where one without a page is sold", async () => {
    const at = connection.database;
    for (const [path, name, units] of [
      ["auto-tune-pro", "AutoTune Pro", 459],
      ["wobble", "Wobble", 39],
      ["given", "Given wobble", 0],
    ] as const) {
      await publishDocument(at, {
        collection: "products",
        key: path,
        locale: "en",
        body: { name, summary: "" },
      });
      await publishProduct(at, productSample(path, units, { promoOnly: path === "given" }));
    }
    await publishDocument(at, {
      collection: "product-pages",
      key: "auto-tune/pro",
      locale: "en",
      body: { ...productPageSample("pro", ["auto-tune-pro"]), name: "AutoTune Pro" },
    });
    await updateSearchIndex(worker.transact);
    const [pro, ...others] = (await search("AutoTune Pro")).best;
    expect(pro).toMatchObject({
      href: "/products/auto-tune/pro",
      product: { pid: "PID-auto-tune-pro", prices: { USD: 45900 }, unit: null, isFrom: false },
    });
    expect(others.filter(({ title }) => title === "AutoTune Pro")).toEqual([]);
    expect((await search("wobble")).best).toMatchObject([
      {
        kind: "product-pages",
        title: "Wobble",
        href: "/products",
        product: { prices: { USD: 3900 } },
      },
    ]);
  });

  it("shows what a plan costs from: the least that it comes to in a month", async () => {
    const at = connection.database;
    for (const [path, units, unit] of [
      ["melisma-monthly", 24.99, "m"],
      ["melisma-yearly", 174.99, "y"],
    ] as const) {
      const changes = { type: "subscription", interval: { count: 1, unit } } as const;
      const words = { name: "Melisma plan", summary: "" };
      await publishDocument(at, { collection: "products", key: path, locale: "en", body: words });
      await publishProduct(at, productSample(path, units, changes));
    }
    await publishDocument(at, {
      collection: "product-pages",
      key: "subscriptions/melisma",
      locale: "en",
      body: {
        ...productPageSample("melisma", ["melisma-monthly", "melisma-yearly"]),
        family: "subscriptions",
        name: "Melisma",
      },
    });
    await updateSearchIndex(worker.transact);
    const { product } = (await search("melisma")).best[0] ?? {};
    expect(product).toMatchObject({ unit: "m", isFrom: true });
    expect(new Set(Object.values(product?.prices ?? {}))).toEqual(new Set([1458]));
  });

  it("shows what the catalogue says now where editors wrote a token, and finds nothing by a token", async () => {
    const at = connection.database;
    const publishPlan = (includes: readonly string[]) =>
      publishProduct(at, productSample("neume-plan", 9, { type: "subscription", includes }));
    for (const [path, name] of [
      ["neume-one", "Punctum"],
      ["neume-two", "Virga"],
    ] as const) {
      const body = { name, summary: "" };
      await publishDocument(at, { collection: "products", key: path, locale: "en", body });
      await publishProduct(at, productSample(path, 9));
    }
    await publishPlan(["neume-one", "neume-two"]);
    await publishing.publishPage(
      "neumes",
      "en",
      "{tools:neume-plan} neumes",
      "Gregorian: {names:neume-plan} for {price:neume-one}, or {from:auto-tune}.",
    );
    await updateSearchIndex(worker.transact);
    const shown = async () => {
      const [hit] = (await search("gregorian")).best;
      return [hit?.title, hit?.excerpt.map(({ text }) => text).join("")];
    };
    expect(await shown()).toEqual([
      "2 neumes",
      "2 neumes Gregorian: Punctum and Virga for …, or ….",
    ]);
    for (const typed of ["names", "plan", "price", "from"])
      expect(await found(typed), typed).not.toContain("/neumes");

    await publishPlan(["neume-two"]);
    expect(await shown()).toEqual(["1 neumes", "1 neumes Gregorian: Virga for …, or …."]);
  });

  it("finds Japanese and Korean within their words, also with one wrong character", async () => {
    expect(await found("ピッチ補正", "ja")).toEqual(["/ja/plugins"]);
    expect(await found("ピッチ補性", "ja")).toEqual(["/ja/plugins"]);
    expect(await found("声", "ja")).toEqual(["/ja/plugins"]);
    expect(await found("음정 보정", "ko")).toEqual(["/ko/plugins"]);
  });

  it("shows English where a translation is missing, after what is translated, and nothing twice", async () => {
    const result = await search("harmonies", "es");
    expect(result.best).toMatchObject([
      { href: "/es/manuales/legacy/harmony-engine", language: "en" },
      { href: "/es/manuales/legacy/harmony-engine/start#first", language: "en" },
    ]);
    expect(hrefs(result)).not.toContain("/es/comunidad/harmonies");
    expect(await found("vibrato", "es")).toEqual(["/es/aprende-los-basicos/vibrato"]);
  });

  it("marks matches in an excerpt", async () => {
    const { best } = await search("mixing");
    expect(best[0]?.excerpt).toContainEqual({ text: "mixing", isHit: true });
  });

  it("cuts an excerpt at the significant words", async () => {
    const filling = "Of the one and of the other we say what is to be said of them. ".repeat(8);
    await publishing.publishPage("filled", "en", "Filled", `${filling}A sforzato is loud.`);
    await updateSearchIndex(worker.transact);
    const [hit] = (await search("what is the sforzato of")).best;
    expect(hit?.excerpt.filter(({ isHit }) => isHit)).toEqual([{ text: "sforzato", isHit: true }]);
  });

  it("shows English before translations only where it has all the words in its title", async () => {
    const { publishPage } = publishing;
    await publishPage("english-only", "en", "Rubato and cadenza", "");
    await publishPage("rubato", "en", "Rubato", "");
    await publishPage("rubato", "es", "Rubato", "");
    await updateSearchIndex(worker.transact);
    expect(await found("rubato cadenza", "es")).toEqual(["/es/english-only", "/es/rubato"]);
    expect(await found("rubato", "es")).toEqual(["/es/rubato", "/es/english-only"]);
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
      updateSearchIndex(worker.transact),
      updateSearchIndex(worker.transact),
    ]);
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await found("glissando")).toEqual(["/passing"]);

    await publishPage("passing", "en", "Portamento", "");
    await updateSearchIndex(worker.transact);
    expect([await found("glissando"), await found("portamento")]).toEqual([[], ["/passing"]]);

    await withdrawDocument(connection.database, { collection: "pages", key: "passing" });
    expect(await updateSearchIndex(worker.transact)).toBe(1);
    expect(await found("portamento")).toEqual([]);
    expect(await updateSearchIndex(worker.transact)).toBe(0);
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
      expect(await updateSearchIndex(worker.transact)).toBe(1);
    });
    expect(await found("tremolando")).toEqual(["/during-support"]);
  });

  it("is rewritten where older rules made it, and left alone where newer ones did", async () => {
    const setRules = (rules: number) =>
      connection.database.execute(
        sql`update shop.search_entry set rules = ${rules} where collection = 'tutorials'`,
      );
    await setRules(0);
    expect(await updateSearchIndex(worker.transact)).toBe(1);
    await setRules(32_000);
    expect(await updateSearchIndex(worker.transact)).toBe(0);
  });

  it("retains its entries of a document that a newer release has written, and tries once", async () => {
    const { publishPage } = publishing;
    const unreadable = new Set<string>();
    await publishPage("newer", "en", "Messa di voce", "");
    expect(await updateSearchIndex(worker.transact, unreadable)).toBe(1);
    await connection.database.execute(sql`
      update shop.published_document set body = '{"shape": "new"}', version = version + 1000
       where collection = 'pages' and key = 'newer'`);
    expect(await updateSearchIndex(worker.transact, unreadable)).toBe(0);
    expect(await found("messa di voce")).toEqual(["/newer"]);
    expect(unreadable.size).toBe(1);
    expect(await updateSearchIndex(worker.transact, unreadable)).toBe(0);

    await publishPage("newer", "en", "Sotto voce", "");
    expect(await updateSearchIndex(worker.transact, unreadable)).toBe(1);
    expect(await found("sotto")).toEqual(["/newer"]);
  });

  it("is updated right after a publication", async () => {
    const app = await createApp({ settings, name: "worker" });
    await app.register(database, { url: asRole(clone.url, "worker"), applicationName: "test" });
    await app.register(searchIndexer, { directUrl: asRole(clone.url, "worker") });
    await app.ready();
    const started = Date.now();
    await publishing.publishPage("noticed", "en", "Falsetto", "");
    await vi.waitFor(async () => expect(await found("falsetto")).toEqual(["/noticed"]), 10_000);
    expect(Date.now() - started).toBeLessThan(5000);
    await app.close();
  });
});

describe("GET /wp-json/antares/v1/search", () => {
  async function startApp(url: string): Promise<App> {
    const app = await createApp({ settings, name: "web" });
    await app.register(rateLimits, { redisUrl: undefined });
    await app.register(database, { url, applicationName: "test" });
    const { content } = await deps();
    app.decorate("content", content);
    await app.register(searchRoutes);
    return app;
  }
  const get = (app: App, query: Record<string, string>, path = "search") =>
    app.inject({ url: `/wp-json/antares/v1/${path}`, query });

  it("responds by kind, with how many there are of each", async () => {
    const app = await startApp(asRole(clone.url, "web"));
    const response = await get(app, { q: "harmonies", lang: "es" });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      readAs: "",
      total: 2,
      best: [
        { kind: "manuals", language: "en" },
        { kind: "manuals", language: "en" },
      ],
      groups: [],
    });
    expect((await get(app, { q: "" })).json()).toEqual({
      readAs: "",
      total: 0,
      best: [],
      groups: [],
      suggestions: [],
    });
    await app.close();
  });

  it("searches all manuals or one with the same engine, and stores nothing in shared caches", async () => {
    const app = await startApp(asRole(clone.url, "web"));
    const manuals = (query: Record<string, string>) => get(app, query, "manual-search");
    const response = await manuals({ q: "harmnoy engine", lang: "fr" });
    expect(response.headers["cache-control"]).toMatch(/^private/);
    expect(response.json()).toMatchObject({
      readAs: "harmony engine",
      total: 1,
      hits: [
        {
          manual: "Harmony Engine manual",
          chapter: "Start",
          title: "First",
          href: "/fr/documentation/legacy/harmony-engine/start#first",
          language: "en",
        },
      ],
    });
    const total = async (query: Record<string, string>) => (await manuals(query)).json().total;
    expect(await total({ q: "harmony", manual: "legacy/harmony-engine" })).toBe(1);
    expect(await total({ q: "harmony", manual: "tuner" })).toBe(0);
    expect(await total({ q: "harmnoy", mode: "exact" })).toBe(0);
    expect((await manuals({ q: "a".repeat(101) })).statusCode).toBe(400);
    expect((await manuals({})).statusCode).toBe(400);
    await app.close();
  });

  it("rejects a query that is too long, in an unknown language, or too frequent", async () => {
    const app = await startApp(asRole(clone.url, "web"));
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
