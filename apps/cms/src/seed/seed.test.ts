import { buffer } from "node:stream/consumers";
import { hash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { languages } from "@autotune/routes";
import { storageFromUrl, type Storage } from "@autotune/storage";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../testing/start-cms.ts";
import { contents } from "./contents.ts";
import { downloadPageBody, downloadPageSlugs } from "./download-pages.ts";
import { promotionPageBody, promotionPageSlugs } from "./promotion-pages.ts";
import { pageBody, productPageBody } from "./page-bodies.ts";
import { cardBody, cardSlugs } from "./product-cards.ts";
import { artistBody, manualBody, postBody, tutorialBody } from "./reading-bodies.ts";
import type { SeedReading } from "./seed-reading.ts";
import { seed } from "./seed.ts";

let cms: TestCms;
let storage: Storage;
beforeAll(async () => {
  cms = await startCms();
  storage = storageFromUrl(pathToFileURL(cms.filesFolder).href);
  await seed(cms.payload, { password: "development-only-Password1", storage });
}, 180_000);
afterAll(() => cms.stop());

const collections = {
  pages: (language) => mapBodies(contents[language].pages, pageBody),
  "product-pages": (language) => mapBodies(contents[language].productPages, productPageBody),
  products: (language) => contents[language].products,
  "product-cards": (language) =>
    Object.fromEntries(cardSlugs.map((slug) => [slug, cardBody(language, slug) ?? {}])),
  posts: (language) => bodiesOf("posts", (slug) => postBody(language, slug)),
  tutorials: (language) => bodiesOf("tutorials", (slug) => tutorialBody(language, slug)),
  artists: (language) => bodiesOf("artists", (slug) => artistBody(language, slug)),
  manuals: (language) => bodiesOf("manuals", (slug) => manualBody(language, slug)),
  "download-pages": (language) =>
    Object.fromEntries(
      downloadPageSlugs.map((slug) => [
        slug,
        downloadPageBody(contents[language].downloadPages, slug) ?? {},
      ]),
    ),
  "promotion-pages": (language) =>
    Object.fromEntries(
      promotionPageSlugs.map((slug) => [
        slug,
        promotionPageBody(contents[language].promotionPages, slug) ?? {},
      ]),
    ),
} satisfies Record<string, (language: (typeof languages)[number]) => Record<string, object>>;

function mapBodies<Seed>(seeds: Record<string, Seed>, bodyOf: (seed: Seed) => object) {
  return Object.fromEntries(Object.entries(seeds).map(([key, own]) => [key, bodyOf(own)]));
}

/** Without those that the language lacks. */
function bodiesOf(collection: keyof SeedReading, bodyOf: (slug: string) => object | undefined) {
  const bodies: Record<string, object> = {};
  for (const slug of Object.keys(contents.en.reading?.[collection] ?? {})) {
    const body = bodyOf(slug);
    if (body !== undefined) bodies[slug] = body;
  }
  return bodies;
}

test("the shop shows the English content word by word", async () => {
  for (const [collection, contentIn] of Object.entries(collections)) {
    for (const [key, words] of Object.entries(contentIn("en")))
      expect(await cms.published(collection, key, "en"), key).toEqual(words);
  }
});

test.each(languages)("the shop shows all that is translated into %s", async (language) => {
  for (const [collection, contentIn] of Object.entries(collections)) {
    for (const [key, words] of Object.entries(contentIn(language))) {
      const published = await cms.published(collection, key, language);
      const { blocks, ...page } = gatherBlocks(words);
      expect(published, key).toMatchObject(page);
      // The language may lack blocks, which stand among them in English.
      expect(gatherBlocks(published).blocks, key).toEqual(expect.arrayContaining(blocks));
    }
  }
});

test.each(Object.keys(collections))(
  "%s are published in exactly the languages that have words for them",
  async (collection) => {
    const contentIn = Object.entries(collections).find(([name]) => name === collection)?.[1];
    if (contentIn === undefined) throw new Error("There is no such collection");
    for (const key of Object.keys(contentIn("en"))) {
      const having = languages.filter((language) => contentIn(language)[key] !== undefined);
      expect(await cms.publishedIn(collection, key), key).toEqual(having.toSorted());
    }
  },
);

test("an editor sees which languages are ready", async () => {
  const { docs } = await cms.payload.find({
    collection: "pages",
    where: { slug: { equals: "home" } },
  });
  const having = languages.filter((language) => contents[language].pages["home"] !== undefined);
  expect(docs[0]?.readyIn).toBe(having.join(", "));
});

test("a change in English leaves the other languages, and a second seed leaves the change", async () => {
  const { payload } = cms;
  const { docs } = await payload.find({ collection: "pages", where: { slug: { equals: "home" } } });
  const id = docs[0]?.id ?? 0;
  const spanish = await cms.published("pages", "home", "es");
  await payload.update({
    collection: "pages",
    id,
    data: { title: "Changed", _status: "published" },
  });
  expect(spanish).toBeDefined();
  expect(await cms.published("pages", "home", "es")).toEqual(spanish);
  await seed(payload, { password: "other", storage });
  expect(await cms.published("pages", "home", "en")).toMatchObject({ title: "Changed" });
  for (const [collection, contentIn] of Object.entries(collections)) {
    const [row] = await cms.query(sql`
      select count(distinct key)::int as documents from shop.published_document where collection = ${collection}`);
    expect(row?.["documents"]).toBe(Object.keys(contentIn("en")).length);
  }
});

test("[UPG-10] the shop has about 200 upgrade prices from 7.99 to 349, 129 and 199 among them", async () => {
  const upgrades = await cms.query(sql`
    select product.upgrade_from as source, product.upgrade_to as target, product.explanation, price.amount
      from shop.catalogue_product product
      join shop.catalogue_price price on price.path = product.path and price.currency = 'USD'
     where product.type = 'upgrade'`);
  expect(upgrades.length).toBeGreaterThanOrEqual(190);
  expect(upgrades.length).toBeLessThanOrEqual(215);
  const amounts = upgrades.map(({ amount }) => Number(amount));
  expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([799, 34900]);
  const upgrade = (source: string, target: string) =>
    upgrades.find((row) => row["source"] === source && row["target"] === target);
  expect(upgrade("auto-tune-pro-x", "auto-tune-pro")).toMatchObject({ amount: 12900 });
  expect(upgrade("mic-mod", "auto-tune-2026")).toMatchObject({ amount: 19900 });
  expect(amounts.filter((amount) => amount === 19900).length).toBeGreaterThan(10);
  expect(upgrades.filter(({ explanation }) => explanation === "")).toEqual([]);
});

test("the shop has the plans, gifts, coupons and the promotions", async () => {
  const products = await cms.query(sql`
    select path, type, trial_days, promo_only,
           (select count(*)::int from shop.catalogue_inclusion inclusion
             where inclusion.path = product.path) as holds
      from shop.catalogue_product product where type <> 'upgrade'`);
  const unlimited = { type: "subscription", trial_days: null, promo_only: false, holds: 23 };
  const monthly = "auto-tune-unlimited-monthly";
  expect(products).toContainEqual({ path: monthly, ...unlimited });
  const trial = { path: `${monthly}-14d-free`, type: "trial", trial_days: 14 };
  expect(products).toContainEqual({ ...unlimited, ...trial });
  const gift = { path: `${monthly}-60d-gift`, trial_days: 60, promo_only: true };
  expect(products).toContainEqual({ ...unlimited, ...gift });
  expect(await cms.query(sql`select code from shop.coupon order by code`)).toEqual(
    ["ANA30", "SING10", "STUDIO20", "SUMMER25", "VOCALS15"].map((code) => ({ code })),
  );
  expect(await cms.query(sql`select code, id from shop.promotion order by code`)).toEqual([
    { code: "LOYAL26", id: "loyal-26" },
    { code: "WINTER26", id: "winter-26" },
  ]);
});

test("the shop has testimonials with pictures, a banner and popups in every language", async () => {
  const slugs = Object.keys(contents.en.testimonials);
  expect(slugs).toHaveLength(6);
  for (const slug of slugs) {
    for (const language of languages)
      expect(await cms.published("testimonials", slug, language), slug).toMatchObject({
        ...contents[language].testimonials[slug],
        photo: expect.stringMatching(/^\d+$/),
      });
  }
  const pictures = await cms.query(sql`
    select distinct file ->> 'name' as name
      from shop.published_document said
      join shop.published_document picture
        on picture.collection = 'pictures' and picture.key = said.body ->> 'photo'
      cross join jsonb_array_elements(picture.body -> 'files') as file
     where said.collection = 'testimonials'`);
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  for (const { name } of pictures) expect(await storage.open(String(name))).toBeDefined();
  for (const language of languages) {
    expect(await cms.published("mini-banners", "unlimited-trial", language)).toMatchObject({
      content: contents[language].miniBanners["unlimited-trial"]?.content,
      ctas: [{ action: "open_trial_modal", value: "auto-tune-unlimited-monthly" }],
    });
    for (const [audience, { headline }] of Object.entries(contents[language].popups))
      expect(await cms.published("popups", audience, language)).toMatchObject({
        content: expect.stringContaining(headline),
      });
  }
});

test("every installer that is offered lies in the storage, as large and with the hash that is announced", async () => {
  const rows = await cms.query(sql`
    select installer.*, product.path is not null as is_known from shop.installer
      left join shop.catalogue_product product on product.pid = installer.pid`);
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) {
    expect(row["is_known"], String(row["pid"])).toBe(true);
    const file = await storage.open(String(row["storage_key"]));
    if (file === undefined) throw new Error(`${String(row["storage_key"])} is not there`);
    const bytes = await buffer(file.stream);
    expect([bytes.length, hash("sha256", bytes, "hex")]).toEqual([
      Number(row["size"]),
      row["sha256"],
    ]);
  }
});

/** The blocks of a document and of its sub-pages in one list. */
function gatherBlocks(body: unknown) {
  const { blocks = [], subpages = [], ...page } = JSON.parse(JSON.stringify(body));
  return {
    ...page,
    blocks: [...blocks, ...subpages.flatMap((subpage: { blocks: unknown[] }) => subpage.blocks)],
  };
}
