import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

test("synonyms are published line by line, in each language that is ready", async () => {
  const collection = "search-synonyms";
  const { id } = await cms.payload.create({
    collection,
    data: { slug: "coupon", words: "coupon\npromo code", ready: true, _status: "published" },
  });
  expect(await cms.published(collection, "coupon", "en")).toEqual({
    words: ["coupon", "promo code"],
  });
  await cms.payload.update({
    collection,
    id,
    locale: "es",
    data: { words: "cupón\nvale\ncódigo", ready: true, _status: "published" },
  });
  expect(await cms.published(collection, "coupon", "es")).toEqual({
    words: ["cupón", "vale", "código"],
  });
  const alone = cms.payload.update({
    collection,
    id,
    data: { words: "coupon", ready: true, _status: "published" },
  });
  await expect(alone).rejects.toMatchObject({ data: { errors: [{ path: "words" }] } });
});

test("a screen is published with the words by which it is found, if the shop has it", async () => {
  const collection = "search-screens";
  const words = { title: "Your cart", text: "What you’re about to buy.", keywords: "basket" };
  const data = { ...words, ready: true, _status: "published" } as const;
  await cms.payload.create({ collection, data: { ...data, slug: "cart" } });
  expect(await cms.published(collection, "cart", "en")).toEqual(words);
  const unknown = cms.payload.create({ collection, data: { ...data, slug: "elsewhere" } });
  await expect(unknown).rejects.toMatchObject({ data: { errors: [{ path: "slug" }] } });
});
