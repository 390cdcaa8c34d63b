import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProducts } from "../seed/products.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "products";
const [pro] = seedProducts;
if (pro === undefined) throw new Error("There is no price list to test with");
const { prices } = pro;

function product(path: string, own: object = {}) {
  return {
    path,
    pid: path.toUpperCase(),
    type: "perpetual" as const,
    name: "Pro",
    summary: "Summary",
    ready: true,
    prices,
    _status: "published" as const,
    ...own,
  };
}

function pricesOf(path: string) {
  return cms.query(
    sql`select currency, amount from shop.catalogue_price where path = ${path} order by currency`,
  );
}

test("publishing writes a price for each of the 12 currencies, in minor units", async () => {
  await payload.create({ collection, data: product("twelve") });
  const rows = await pricesOf("twelve");
  expect(rows).toHaveLength(12);
  expect(rows).toContainEqual({ currency: "USD", amount: 45900 });
  expect(rows).toContainEqual({ currency: "JPY", amount: 69800 });
  expect(await cms.published(collection, "twelve", "en")).toEqual({
    name: "Pro",
    summary: "Summary",
  });
});

test("prices change although no translation has", async () => {
  const { id } = await payload.create({ collection, data: product("dearer") });
  await payload.update({
    collection,
    id,
    locale: "ja",
    data: { prices: { USD: "460.50" }, _status: "published" },
  });
  expect(await pricesOf("dearer")).toContainEqual({ currency: "USD", amount: 46050 });
  expect(await cms.publishedIn(collection, "dearer")).toEqual(["en"]);
});

test.each([
  ["USD", "349.005", "USD has two decimals at most"],
  ["JPY", "349.5", "JPY has no decimals"],
  ["EUR", "349,00", "“349,00” is not an amount"],
  ["GBP", "", "Set a price in GBP"],
])("a price in %s of %j is refused with a sentence", async (currency, typed, sentence) => {
  const data = product(`refused-${currency.toLowerCase()}`, {
    prices: { ...prices, [currency]: typed },
  });
  await expect(payload.create({ collection, data })).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: `prices.${currency}`, message: expect.stringContaining(sentence) }] },
  });
  expect(await pricesOf(data.path)).toEqual([]);
});

test("a subscription is published with its interval", async () => {
  const interval = { count: 1, unit: "y" as const };
  await payload.create({ collection, data: product("yearly", { type: "subscription", interval }) });
  const rows = await cms.query(sql`
    select type, sub_interval, sub_interval_unit from shop.catalogue_product where path = 'yearly'`);
  expect(rows).toEqual([{ type: "subscription", sub_interval: 1, sub_interval_unit: "y" }]);
});

test("a product that moves keeps its product id and leaves nothing behind", async () => {
  const { id } = await payload.create({ collection, data: product("before") });
  await payload.update({ collection, id, data: { path: "after", _status: "published" } });
  expect(await pricesOf("before")).toEqual([]);
  expect(await pricesOf("after")).toHaveLength(12);
  expect(await cms.publishedIn(collection, "before")).toEqual([]);
});

test("a product that is taken offline is not for sale", async () => {
  const { id } = await payload.create({ collection, data: product("offline") });
  await payload.update({ collection, id, data: { _status: "draft" } });
  expect(await pricesOf("offline")).toEqual([]);
  expect(await cms.publishedIn(collection, "offline")).toEqual([]);
});

test("a draft of a published product leaves the catalogue untouched", async () => {
  const { id } = await payload.create({ collection, data: product("draft-over") });
  const catalogueRow = () =>
    cms.query(sql`select * from shop.catalogue_product where path = 'draft-over'`);
  const before = await catalogueRow();
  await payload.update({ collection, id, data: { prices: { USD: "1.00" } }, draft: true });
  expect(await catalogueRow()).toEqual(before);
  expect(await pricesOf("draft-over")).toContainEqual({ currency: "USD", amount: 45900 });
});
