import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductPage } from "../../payload-types.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "product-pages";

function publishProductPage(slug: string, own: Partial<ProductPage> = {}) {
  return payload.create({
    collection,
    locale: "en",
    data: { family: "auto-tune", slug, name: slug, ready: true, _status: "published", ...own },
  });
}

const published = (key: string, locale = "en") => cms.published(collection, key, locale);
const prose = (headline: string) => ({
  blocks: [{ blockType: "prose" as const, headline, sections: [] }],
});

test("a page is in the menus only if an editor put it there, in the words of each language", async () => {
  const { id } = await publishProductPage("menus", { nav: { description: "Note by note" } });
  expect(await published("auto-tune/menus")).not.toHaveProperty("nav");

  const shown = { shown: true, isNew: true, order: 3 };
  await payload.update({ collection, id, data: { nav: shown, _status: "published" } });
  await payload.update({
    collection,
    id,
    locale: "es",
    data: {
      nav: { description: "Nota por nota" },
      name: "Menús",
      ready: true,
      _status: "published",
    },
  });
  const nav = { isNew: true, order: 3 };
  expect(await published("auto-tune/menus")).toMatchObject({
    nav: { ...nav, description: "Note by note" },
  });
  expect(await published("auto-tune/menus", "es")).toMatchObject({
    nav: { ...nav, description: "Nota por nota" },
  });
});

test("a place in the menus is a whole number", async () => {
  const save = publishProductPage("half", { nav: { shown: true, order: 1.5 } });
  await expect(save).rejects.toMatchObject({
    data: { errors: [{ path: "nav.order", message: "Enter a whole number." }] },
  });
});

test("sub-pages with blocks are published in the order in which they are offered", async () => {
  await publishProductPage("subpages", {
    blogs: prose("Read"),
    tutorials: { blocks: [] },
    specs: prose("What it needs"),
  });
  expect(await published("auto-tune/subpages")).toMatchObject({
    blocks: [],
    subpages: [
      { name: "specs", blocks: [{ headline: "What it needs" }] },
      { name: "blogs", blocks: [{ headline: "Read" }] },
    ],
  });
});

test("a page that is included in one that moves is published again with its new path", async () => {
  const plan = await publishProductPage("plan");
  const blocks = [
    { blockType: "includedIn" as const, headline: "Part of", text: "", pages: [plan.id] },
  ];
  await publishProductPage("part", { blocks, specs: { blocks } });
  const naming = (key: string) => ({
    blocks: [{ pages: [key] }],
    subpages: [{ name: "specs", blocks: [{ pages: [key] }] }],
  });
  expect(await published("auto-tune/part")).toMatchObject(naming("auto-tune/plan"));

  await payload.update({
    collection,
    id: plan.id,
    data: { family: "subscriptions", slug: "everything", _status: "published" },
  });
  expect(await published("auto-tune/part")).toMatchObject(naming("subscriptions/everything"));
});
