import {
  publishDocument,
  withdrawDocument,
  withdrawProduct,
  type DatabaseConnection,
} from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import {
  pageSample,
  productPageSample,
  productSample,
} from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { ContentReader } from "./content-reader.ts";
import { content } from "../../../platform/published/content.ts";
import type { Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";
import { refreshContent } from "../../../platform/published/refresh-content.ts";
import { contentRoutes } from "./routes.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 2);
});
afterAll(async () => {
  await connection.close();
});

async function startApp(): Promise<App> {
  const app = await createApp({ settings, name: "web" });
  await app.register(rateLimits, { redisUrl: undefined });
  await app.register(content, { databaseUrl: clone.url, directUrl: clone.url });
  await app.register(contentRoutes, { origin: "http://shop.localhost" });
  await vi.waitFor(() => expect(app.content.loaded).toBe(true), 10_000);
  return app;
}

const page = (key: string, locale: Language, title: string) =>
  publishDocument(connection.database, {
    collection: "pages",
    key,
    locale,
    body: pageSample(title),
  });

describe("published content in memory", () => {
  it("follows publications in every process by notification", async () => {
    const [one, two] = [await startApp(), await startApp()];
    const started = Date.now();
    await page("noticed", "es", "Primero");
    await vi.waitFor(() => {
      expect(one.content.find("pages", "noticed", "es")?.title).toBe("Primero");
      expect(two.content.find("pages", "noticed", "es")?.title).toBe("Primero");
    }, 10_000);
    expect(Date.now() - started).toBeLessThan(1500);
    await withdrawDocument(connection.database, { collection: "pages", key: "noticed" });
    await vi.waitFor(
      () => expect(one.content.find("pages", "noticed", "es")).toBeUndefined(),
      10_000,
    );
    await Promise.all([one.close(), two.close()]);
  });

  it("sees nothing of a transaction that is rolled back", async () => {
    const app = await startApp();
    await expect(
      connection.database.transaction(async (transaction) => {
        await publishDocument(transaction, {
          collection: "pages",
          key: "never",
          locale: "en",
          body: pageSample("Never"),
        });
        throw new Error("the CMS failed after publishing");
      }),
    ).rejects.toThrow("the CMS failed");
    await page("after-never", "en", "After");
    await vi.waitFor(
      () => expect(app.content.find("pages", "after-never", "en")).toBeDefined(),
      10_000,
    );
    expect(app.content.find("pages", "never", "en")).toBeUndefined();
    await app.close();
  });

  it("recovers from a lost notification by comparison", async () => {
    const published = new PublishedContent();
    await page("healed", "en", "Before");
    await refreshContent(published, connection.database, { withSamples: true });
    await connection.database.execute(sql`
      update shop.published_document set body = ${JSON.stringify(pageSample("After"))}::jsonb,
        version = nextval('shop.publication_version') where key = 'healed'`);
    const { changed } = await refreshContent(published, connection.database, { withSamples: true });
    expect(changed).toBe(1);
    expect(published.find("pages", "healed", "en")?.title).toBe("After");
  });

  it("retains what it had when a row has an unknown shape, and reports it", async () => {
    const published = new PublishedContent();
    await page("bent", "en", "Straight");
    await refreshContent(published, connection.database, { withSamples: true });
    await connection.database.execute(sql`
      update shop.published_document set body = '{"title": 7}'::jsonb,
        version = nextval('shop.publication_version') where key = 'bent'`);
    const { rejected } = await refreshContent(published, connection.database, {
      withSamples: true,
    });
    expect(rejected).toEqual([expect.stringContaining("pages/bent/en")]);
    expect(published.find("pages", "bent", "en")?.title).toBe("Straight");
    await withdrawDocument(connection.database, { collection: "pages", key: "bent" });
  });

  it("reconnects when its connection is cut, and catches up", async () => {
    const app = await startApp();
    await connection.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'follow-publications'`);
    await page("while-away", "en", "Caught up");
    await vi.waitFor(
      () => expect(app.content.find("pages", "while-away", "en")).toBeDefined(),
      10_000,
    );
    await app.close();
  });
});

describe("a discount with a period", () => {
  it("begins and ends by the clock in every process, without a publication", async () => {
    const [one, two] = [await startApp(), await startApp()];
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
    const discount = { kind: "percent", percent: 50 } as const;
    const period = { startsAt: at(2500), endsAt: at(5000) };
    await publishAtOnce(
      connection.database,
      productSample("timed", 100, { discount: { discount, ...period, reason: "Now" } }),
    );
    const prices = () => [one, two].map((app) => app.content.offer("timed")?.prices.USD);
    await vi.waitFor(() => expect(prices()).toEqual([10_000, 10_000]), { timeout: 2400 });
    const { revision } = one.content;
    await vi.waitFor(() => expect(prices()).toEqual([5000, 5000]), { timeout: 6000 });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(period.startsAt));
    // Cached pages and responses are revalidated.
    expect(one.content.revision).toBeGreaterThan(revision);
    await vi.waitFor(() => expect(prices()).toEqual([10_000, 10_000]), { timeout: 6000 });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(period.endsAt));
    await Promise.all([one.close(), two.close()]);
  });
});

describe("what pages show", () => {
  it("leaves out an embedded product that is not published, and shows it again with its page", async () => {
    const { database } = connection;
    const published = new PublishedContent();
    const body = pageSample("Shelf", [
      { block: "productCards", headline: "Shelf", products: ["secret"] },
    ]);
    await publishDocument(database, { collection: "pages", key: "shelf", locale: "en", body });
    await publishDocument(database, {
      collection: "products",
      key: "secret",
      locale: "en",
      body: { name: "Secret", summary: "Not for sale yet" },
    });
    await refreshContent(published, database, { withSamples: true });
    expect(JSON.stringify(new ContentReader(published, "en").page("shelf"))).not.toContain(
      "Secret",
    );

    await publishAtOnce(database, productSample("secret"));
    await refreshContent(published, database, { withSamples: true });
    const [shown] = shelf(published);
    expect(shown).toMatchObject({ name: "Secret", prices: { USD: 45_900 } });
    expect(shown).not.toHaveProperty("href");

    await publishDocument(database, {
      collection: "product-pages",
      key: "auto-tune/secret",
      locale: "en",
      body: productPageSample("secret", ["secret"]),
    });
    await refreshContent(published, database, { withSamples: true });
    expect(shelf(published)[0]).toMatchObject({ href: "/products/auto-tune/secret" });

    await withdrawProduct(database, "secret");
    await refreshContent(published, database, { withSamples: true });
    expect(shelf(published)).toEqual([]);
  });

  it("leaves sample content out, unless the shop is a demonstration", async () => {
    const { database } = connection;
    const quote = { quote: "Ah.", author: "Sample Singer", credits: "Singer", isSample: true };
    const block = { block: "testimonials" as const, testimonials: ["sampled"] };
    const withQuotes = pageSample("Quotes", [{ ...block, headline: "They say", text: "" }]);
    await publishDocument(database, {
      collection: "testimonials",
      key: "sampled",
      locale: "en",
      body: quote,
    });
    await publishDocument(database, {
      collection: "pages",
      key: "quotes",
      locale: "en",
      body: withQuotes,
    });
    const blocksWith = async (samples: { withSamples: boolean }) => {
      const published = new PublishedContent();
      await refreshContent(published, database, samples);
      return new ContentReader(published, "en").page("quotes")?.blocks;
    };
    expect(await blocksWith({ withSamples: true })).toMatchObject([block]);
    expect(await blocksWith({ withSamples: false })).toEqual([]);
  });

  it("is not invalidated by a new price where it only names the product", async () => {
    const { database } = connection;
    const published = new PublishedContent();
    const stateOf = async (dependency: "identity/named" | "offer/named") => {
      await refreshContent(published, database, { withSamples: true });
      return published.stateOf(dependency);
    };
    await publishAtOnce(database, productSample("named", 100));
    const identity = await stateOf("identity/named");
    const offer = await stateOf("offer/named");
    await publishAtOnce(database, productSample("named", 101));
    expect(await stateOf("identity/named")).toBe(identity);
    expect(await stateOf("offer/named")).not.toBe(offer);
    await publishAtOnce(database, productSample("named", 101, { wpOnly: true }));
    expect(await stateOf("identity/named")).not.toBe(identity);
  });

  it("falls back to English, declares its language, and announces only existing translations", async () => {
    const published = new PublishedContent();
    await page("partly", "en", "In English");
    await page("partly", "es", "En español");
    await refreshContent(published, connection.database, { withSamples: true });
    expect(new ContentReader(published, "es").page("partly")).toMatchObject({
      title: "En español",
      language: "es",
    });
    expect(new ContentReader(published, "ko").page("partly")).toMatchObject({
      title: "In English",
      language: "en",
      availableIn: ["en", "es"],
    });
  });

  it("is not invalidated by another language, unless that is new or gone", async () => {
    const published = new PublishedContent();
    const refresh = () => refreshContent(published, connection.database, { withSamples: true });
    await page("translated", "en", "In English");
    await page("translated", "es", "En español");
    await refresh();
    const dependencies: Dependencies = new Map();
    new ContentReader(published, "es", dependencies).page("translated");
    const isFresh = () =>
      [...dependencies].every(([one, state]) => published.stateOf(one) === state);
    await page("translated", "en", "In other words");
    await refresh();
    expect(isFresh()).toBe(true);
    await page("translated", "de", "Auf Deutsch");
    await refresh();
    expect(isFresh()).toBe(false);
    for (const dependency of dependencies.keys())
      expect(published.dependencies()).toContain(dependency);
  });

  it("[API-02] [API-06] serves the pages endpoint in the shape of a list whose first item has meta", async () => {
    const app = await startApp();
    await page("called", "es", "Llamada");
    await vi.waitFor(async () => {
      const response = await app.inject("/wp-json/wp/v2/pages?slug=called&lang=es");
      expect(response.json()).toEqual([
        expect.objectContaining({
          slug: "called",
          title: { rendered: "Llamada" },
          meta: { seo: {}, blocks: [] },
        }),
      ]);
    }, 10_000);
    expect((await app.inject("/wp-json/wp/v2/pages?slug=nowhere")).json()).toEqual([]);
    expect((await app.inject("/wp-json/wp/v2/pages?slug=called&lang=tlh")).statusCode).toBe(400);
    await app.close();
  });
});

function shelf(published: PublishedContent) {
  const block = new ContentReader(published, "en").page("shelf")?.blocks[0];
  return block?.block === "productCards" ? block.products : [];
}
