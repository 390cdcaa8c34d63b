import { buffer } from "node:stream/consumers";
import { hash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { popupAudiences } from "@autotune/contract";
import { defaultLanguage, languages } from "@autotune/routes";
import { storageFromUrl, type Storage } from "@autotune/storage";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSeededCms, type TestCms } from "../testing/start-cms.ts";
import { readTranslations } from "../platform/translations/read-translations.ts";
import { seedTexts } from "./testing/seed-texts.ts";
import { wordsIn } from "../platform/documents/texts.ts";
import { documentName } from "../platform/translations/translated-entry.ts";
import { licences } from "./catalogue/licences.ts";
import { traitsOf } from "./catalogue/traits.ts";
import { allSeedDocuments } from "./collections/all-seed-documents.ts";
import { content } from "./content/en/index.ts";
import { downloadPageBody, downloadPageSlugs } from "./content/download-pages.ts";
import { promotionPageBody, promotionPageSlugs } from "./content/promotion-pages.ts";
import { pageBody, productPageBody } from "./bodies/page-bodies.ts";
import { cardBody, cardSlugs } from "./bodies/product-cards.ts";
import { artistBody, manualBody, postBody, tutorialBody } from "./bodies/reading-bodies.ts";
import type { SeedCollection } from "./documents/seed-collection.ts";
import { seedDocumentName, type SeedDocuments } from "./documents/seed-documents.ts";
import { popupLink } from "./collections/popup-seeds.ts";
import { seed } from "./seed.ts";
import { readSeedTranslations } from "./translations/read-seed-translations.ts";
import { translationLanguages } from "./translations/translation-language.ts";

let cms: TestCms;
let storage: Storage;
beforeAll(async () => {
  cms = await startSeededCms();
  storage = storageFromUrl(pathToFileURL(cms.filesFolder).href);
}, 300_000);
afterAll(() => cms.stop());

const others = languages.filter((language) => language !== defaultLanguage);

/** What the shop shows in English, by collection and key. */
const collections: Readonly<Record<string, Readonly<Record<string, object | undefined>>>> = {
  pages: mapBodies(content.pages, pageBody),
  "product-pages": mapBodies(content.productPages, productPageBody),
  products: Object.fromEntries(
    Object.entries(content.products).map(([path, words]) => [
      path,
      { ...words, ...traitsOf(path), ...reasonOf(path) },
    ]),
  ),
  "product-cards": bodiesOf(cardSlugs, cardBody),
  posts: bodiesOf(Object.keys(content.reading.posts), postBody),
  tutorials: bodiesOf(Object.keys(content.reading.tutorials), tutorialBody),
  artists: bodiesOf(Object.keys(content.reading.artists), artistBody),
  manuals: bodiesOf(Object.keys(content.reading.manuals), manualBody),
  "download-pages": bodiesOf(downloadPageSlugs, (slug) => downloadPageBody(content, slug)),
  "promotion-pages": bodiesOf(promotionPageSlugs, (slug) =>
    promotionPageBody(content.promotionPages, slug),
  ),
};

/** Of a discount: it is no word of a page, but every language has its own. */
function reasonOf(path: string): { discountReason?: string } {
  const reason = licences.find((product) => product.path === path)?.discount?.reason;
  return reason === undefined ? {} : { discountReason: reason };
}

function mapBodies<Seed>(seeds: Record<string, Seed>, bodyOf: (seed: Seed) => object) {
  return Object.fromEntries(Object.entries(seeds).map(([key, own]) => [key, bodyOf(own)]));
}

function bodiesOf(slugs: readonly string[], bodyOf: (slug: string) => object | undefined) {
  return Object.fromEntries(slugs.map((slug) => [slug, bodyOf(slug)]));
}

test("the shop shows the English content word by word", async () => {
  for (const [collection, bodies] of Object.entries(collections)) {
    for (const [key, words] of Object.entries(bodies))
      expect(withoutFileIds(await cms.published(collection, key, "en")), key).toEqual(
        withoutFileIds(words),
      );
  }
});

/** The content names files, and the shop knows them by their ids. */
function withoutFileIds(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body ?? null, (key, value: unknown) =>
      key === "film" || key === "poster" ? "a file" : value,
    ),
  );
}

test("the film of a page and its poster are there, in every language", async () => {
  for (const language of languages) {
    const [video] = await cms.query(sql`
      select film.body ->> 'file' as film, poster.body -> 'files' -> 0 ->> 'name' as poster
        from shop.published_document page
        cross join jsonb_array_elements(page.body -> 'blocks') as block
        join shop.published_document film
          on film.collection = 'films' and film.key = block ->> 'film' and film.locale = page.locale
        join shop.published_document poster
          on poster.collection = 'pictures' and poster.key = block ->> 'poster'
         and poster.locale = page.locale
       where page.collection = 'pages' and page.key = 'getting-started'
         and page.locale = ${language} and block ->> 'block' = 'video'`);
    for (const name of [video?.["film"], video?.["poster"]])
      expect(await storage.open(String(name)), `${language} ${String(name)}`).toBeDefined();
  }
});

test("the CMS has all that is translated, unit by unit", async () => {
  const entries = await readTranslations(cms.payload);
  const textsOf = new Map(entries.map((entry) => [documentName(entry), entry.texts]));
  // Image descriptions are in no export; the shop has them.
  for (const seeds of allSeedDocuments.filter(({ collection }) => collection !== "pictures")) {
    const translations = await readSeedTranslations(seeds.collection);
    const ids = await idsOf(seeds);
    for (const key of seeds.keys) {
      const name = seedDocumentName(seeds, key);
      const texts = textsOf.get(`${seeds.collection}.${ids.get(key)}`) ?? [];
      for (const language of others) {
        const units = texts
          .filter((text) => wordsIn(text, language) !== "")
          .map((text) => ({
            id: text.path,
            source: wordsIn(text, defaultLanguage),
            target: wordsIn(text, language),
          }));
        const file = translations.get(name)?.get(language);
        expect(units, `${language} ${name}`).toEqual(file?.units ?? []);
      }
    }
  }
});

test("the shop shows in each language what was translated", async () => {
  const texts = Map.groupBy(
    await seedTexts(),
    ({ collection, key, language }) => `${collection} ${key} ${language}`,
  );
  for (const seeds of allSeedDocuments) {
    const { collection } = seeds;
    const ids = await idsOf(seeds);
    for (const key of seeds.keys) {
      for (const language of translationLanguages) {
        const published = await cms.published(collection, publishedKey(seeds, key, ids), language);
        const body = JSON.stringify(published);
        for (const text of texts.get(`${collection} ${key} ${language}`) ?? []) {
          // What is typed in a markup of its own is shown without it.
          if (text.english.includes("\n") || /[\\<*]|\]\(/.test(text.translation)) continue;
          expect(body, text.where).toContain(JSON.stringify(text.translation).slice(1, -1));
        }
      }
    }
  }
});

test.each(allSeedDocuments)("$collection are published in every language", async (seeds) => {
  const ids = await idsOf(seeds);
  for (const key of seeds.keys) {
    const published = await cms.publishedIn(seeds.collection, publishedKey(seeds, key, ids));
    expect(published, key).toEqual(languages.toSorted());
  }
});

test("an editor sees which languages are ready", async () => {
  const { docs } = await cms.payload.find({
    collection: "pages",
    where: { slug: { equals: "home" } },
  });
  expect(docs[0]?.readyIn).toBe(languages.join(", "));
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
  await seed(payload, { people: { password: "other", totpSecret: undefined }, storage });
  expect(await cms.published("pages", "home", "en")).toMatchObject({ title: "Changed" });
  for (const [collection, bodies] of Object.entries(collections)) {
    const [row] = await cms.query(sql`
      select count(distinct key)::int as documents from shop.published_document where collection = ${collection}`);
    expect(row?.["documents"]).toBe(Object.keys(bodies).length);
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

test("the shop has testimonials with images, a banner and popups in every language", async () => {
  const testimonials = Object.entries(content.testimonials);
  expect(testimonials).toHaveLength(6);
  for (const [slug, words] of testimonials) {
    const photo = expect.stringMatching(/^\d+$/);
    expect(await cms.published("testimonials", slug, "en")).toMatchObject({ ...words, photo });
  }
  const images = await cms.query(sql`
    select distinct file ->> 'name' as name
      from shop.published_document said
      join shop.published_document image
        on image.collection = 'pictures' and image.key = said.body ->> 'photo'
      cross join jsonb_array_elements(image.body -> 'files') as file
     where said.collection = 'testimonials'`);
  expect(images.length).toBeGreaterThanOrEqual(6);
  for (const { name } of images) expect(await storage.open(String(name))).toBeDefined();
  for (const language of languages) {
    expect(await cms.published("mini-banners", "unlimited-trial", language)).toMatchObject({
      ctas: [{ action: "open_trial_modal", value: "auto-tune-unlimited-monthly" }],
    });
    for (const audience of popupAudiences)
      expect(await cms.published("popups", audience, language)).toMatchObject({
        content: expect.stringContaining(`href="${popupLink(audience, language)}"`),
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

async function idsOf(seeds: SeedDocuments): Promise<ReadonlyMap<string, number>> {
  if (isSeedCollection(seeds))
    return seeds.findExisting({ payload: cms.payload, request: () => ({}) });
  const { docs } = await cms.payload.find({
    collection: "testimonials",
    pagination: false,
    depth: 0,
    select: { slug: true, photo: true },
  });
  const posters = await cms.payload.find({
    collection: "pictures",
    pagination: false,
    depth: 0,
    where: { filename: { like: "a-line-lands-" } },
  });
  return new Map([
    ...docs.map(({ slug, photo }) => [slug ?? "", Number(photo)] as const),
    ...posters.docs.map(({ id }) => ["a-line-lands", id] as const),
  ]);
}

function isSeedCollection(seeds: SeedDocuments): seeds is SeedCollection {
  return "findExisting" in seeds;
}

/** The shop knows files by their ids. */
function publishedKey(
  { collection }: SeedDocuments,
  key: string,
  ids: ReadonlyMap<string, number>,
): string {
  return collection === "installers" || collection === "pictures" ? String(ids.get(key)) : key;
}
