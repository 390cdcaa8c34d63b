import { languages } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../testing/start-cms.ts";
import { contents } from "./contents.ts";
import { seed } from "./seed.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
  await seed(cms.payload, { password: "development-only-Password1" });
});
afterAll(() => cms.stop());

const collections = {
  pages: (language) => contents[language].pages,
  "product-pages": (language) => contents[language].productPages,
  products: (language) => contents[language].products,
} satisfies Record<string, (language: (typeof languages)[number]) => Record<string, object>>;

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
  await seed(payload, { password: "other" });
  expect(await cms.published("pages", "home", "en")).toMatchObject({ title: "Changed" });
  for (const [collection, contentIn] of Object.entries(collections)) {
    const [row] = await cms.query(sql`
      select count(distinct key)::int as documents from shop.published_document where collection = ${collection}`);
    expect(row?.["documents"]).toBe(Object.keys(contentIn("en")).length);
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
