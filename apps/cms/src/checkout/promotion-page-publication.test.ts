import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const collection = "promotion-pages";
const words = { title: "A winter", lead: "Two tools.", text: "For everybody." };

test("a promotion's page is published in each language that is ready, with its code in capitals", async () => {
  const { id } = await cms.payload.create({
    collection,
    locale: "en",
    data: { ...words, slug: "winter", code: "winter26", ready: true, _status: "published" },
  });
  const english = { ...words, code: "WINTER26", products: [], isSample: false, seo: {} };
  expect(await cms.published(collection, "winter", "en")).toEqual(english);
  expect(await cms.publishedIn(collection, "winter")).toEqual(["en"]);
  await cms.payload.update({
    collection,
    id,
    locale: "es",
    data: { ...words, title: "Un invierno", ready: true, _status: "published" },
  });
  expect(await cms.published(collection, "winter", "es")).toEqual({
    ...english,
    title: "Un invierno",
  });
});
