import { isCatalogueProduct } from "@autotune/contract";
import { productJson } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Product } from "../../payload-types.ts";
import { samplePrices } from "../../testing/sample-prices.ts";
import { nothing } from "../prices/typed-prices.ts";
import { createProduct, productSample } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "products";
const prices = samplePrices["459"];
const product = (path: string, own: Partial<Product> = {}) =>
  productSample(path, { prices, ...own });

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
  ["EUR", "349,00", "“349,00” isn’t an amount"],
  ["GBP", "", "Enter a price in GBP"],
])("a price in %s of %j is rejected with a message", async (currency, typed, sentence) => {
  const data = product(`refused-${currency.toLowerCase()}`, {
    prices: { ...prices, [currency]: typed },
  });
  await expect(payload.create({ collection, data })).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: `prices.${currency}`, message: expect.stringContaining(sentence) }] },
  });
  expect(await pricesOf(`refused-${currency.toLowerCase()}`)).toEqual([]);
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

async function catalogued(path: string): Promise<unknown> {
  const [row] = await cms.query(
    sql`select ${productJson} as product from shop.catalogue_product product where path = ${path}`,
  );
  return row?.["product"];
}

const minor = (usd: number, jpy: number) => expect.objectContaining({ USD: usd, JPY: jpy });

test("[CARD-13] the catalogue fields of a licence reach the tables, other products by their paths", async () => {
  const gift = await createProduct(payload, "gift", { prices: nothing, promoOnly: true });
  const part = await createProduct(payload, "part");
  await createProduct(payload, "whole", {
    discount: {
      kind: "value",
      values: samplePrices["29"],
      startsAt: "2026-01-01T00:00:00.000Z",
      endsAt: "2026-02-01T00:00:00.000Z",
      reason: "Winter sale",
    },
    quantityDiscounts: [
      { from: 2, kind: "percent", percent: 12.5 },
      { from: 5, kind: "value", values: samplePrices["49"] },
    ],
    freebies: [
      {
        product: gift.id,
        choice: true,
        group: "gift",
        inputType: "checkbox",
        isDefaultValue: true,
        subscriptionLineItemAddon: true,
      },
      { product: gift.id, group: "left over", isDefaultValue: true },
    ],
    includes: [part.id, gift.id],
    variantParent: part.id,
    useWibu: true,
    checkoutInfo: "Mind the gap",
    specialText: "New",
  });
  const whole = await catalogued("whole");
  expect(isCatalogueProduct(whole)).toBe(true);
  expect(whole).toEqual({
    path: "whole",
    pid: "WHOLE",
    type: "perpetual",
    interval: null,
    trialDays: null,
    basePrices: minor(34900, 52800),
    discount: {
      discount: { kind: "value", values: minor(2900, 4380) },
      startsAt: "2026-01-01T00:00:00.000Z",
      endsAt: "2026-02-01T00:00:00.000Z",
      reason: "Winter sale",
    },
    quantityDiscounts: [
      { from: 2, discount: { kind: "percent", percent: 12.5 } },
      { from: 5, discount: { kind: "value", values: minor(4900, 7400) } },
    ],
    freebies: [
      {
        path: "gift",
        group: "gift",
        choice: true,
        inputType: "checkbox",
        isDefaultValue: true,
        subscriptionLineItemAddon: true,
      },
      {
        path: "gift",
        group: "",
        choice: false,
        inputType: "radio",
        isDefaultValue: false,
        subscriptionLineItemAddon: false,
      },
    ],
    includes: ["part", "gift"],
    upgrade: null,
    moves: { upgradeableTo: [], switchableTo: [], downgradeableTo: [] },
    variantParent: "part",
    promoOnly: false,
    wpOnly: false,
    useWibu: true,
  });
  expect(await cms.published(collection, "whole", "en")).toEqual({
    name: "Pro",
    summary: "Summary",
    checkoutInfo: "Mind the gap",
    specialText: "New",
    discountReason: "Winter sale",
  });
});

test("[CARD-13] a trial reaches the tables with the interval and the moves of its plan", async () => {
  const interval = { count: 1, unit: "m" } as const;
  const plan = await createProduct(payload, "moving", { type: "subscription", interval });
  await createProduct(payload, "moving-14d-free", {
    type: "trial",
    interval,
    trialDays: 14,
    moves: { upgradeableTo: [plan.id], switchableTo: [plan.id], downgradeableTo: [plan.id] },
    promoOnly: true,
    wpOnly: true,
  });
  expect(await catalogued("moving-14d-free")).toMatchObject({
    type: "trial",
    interval,
    trialDays: 14,
    moves: { upgradeableTo: ["moving"], switchableTo: ["moving"], downgradeableTo: ["moving"] },
    promoOnly: true,
    wpOnly: true,
  });
});

test("[CARD-13] a discount for a plan's first periods reaches the tables, with its reason in each language", async () => {
  const interval = { count: 1, unit: "m" } as const;
  const discount = { kind: "percent", percent: 50, periodCount: 3, reason: "Welcome" } as const;
  const { id } = await createProduct(payload, "beginning", {
    type: "subscription",
    interval,
    discount,
  });
  expect(await catalogued("beginning")).toMatchObject({
    discount: { discount: { kind: "percent", percent: 50 }, reason: "Welcome", periodCount: 3 },
  });
  const german = { name: "Beginnend", discount: { reason: "Willkommen" }, ready: true };
  await payload.update({
    collection,
    id,
    locale: "de",
    data: { ...german, _status: "published" },
  });
  const bodies = await cms.query(sql`
    select locale, body ->> 'discountReason' as reason from shop.published_document
     where collection = 'products' and key = 'beginning' order by locale`);
  expect(bodies).toEqual([
    { locale: "de", reason: "Willkommen" },
    { locale: "en", reason: "Welcome" },
  ]);
  await createProduct(payload, "bought-once", { discount });
  const once = await catalogued("bought-once");
  expect(once).toMatchObject({ discount: { reason: "Welcome" } });
  expect(once).not.toHaveProperty("discount.periodCount");
});

test("every price that was published, and its discount, stays in the history", async () => {
  const { id } = await payload.create({ collection, data: product("historic") });
  const publish = (data: Partial<Product>) =>
    payload.update({ collection, id, data: { ...data, _status: "published" } });
  await publish({ summary: "Other words" });
  await publish({ prices: { ...prices, USD: "460.00" } });
  await publish({ discount: { kind: "percent", percent: 10, reason: "Sale" } });
  await payload.update({ collection, id, data: { prices: { ...prices, USD: "1" } }, draft: true });
  const history = await cms.query(sql`
    select amount, discount -> 'reason' as reason from shop.price_history
     where path = 'historic' and currency = 'USD' order by id`);
  expect(history).toEqual([
    { amount: 45900, reason: null },
    { amount: 46000, reason: null },
    { amount: 46000, reason: "Sale" },
  ]);
});

test("what names a product that moves is published again with its new path", async () => {
  const part = await createProduct(payload, "named-before");
  await createProduct(payload, "naming", { includes: [part.id], variantParent: part.id });
  const card = { slug: "card-naming", title: "Card", products: { default: part.id }, ready: true };
  await payload.create({ collection: "product-cards", data: { ...card, _status: "published" } });
  const offer = { code: "NAMING", products: [part.id], percent: 10, _status: "published" as const };
  await payload.create({ collection: "coupons", data: offer });
  await payload.create({
    collection: "promotions",
    data: {
      code: "NAMING",
      promotionId: "naming",
      offerTag: "naming",
      products: [{ product: part.id, prices }],
      ownersOf: [part.id],
      _status: "published",
    },
  });
  await payload.update({
    collection,
    id: part.id,
    data: { path: "named-after", _status: "published" },
  });
  expect(await catalogued("naming")).toMatchObject({
    includes: ["named-after"],
    variantParent: "named-after",
  });
  expect(await cms.published("product-cards", "card-naming", "en")).toMatchObject({
    products: { default: "named-after" },
  });
  expect(await cms.query(sql`select products from shop.coupon where code = 'NAMING'`)).toEqual([
    { products: ["named-after"] },
  ]);
  expect(
    await cms.query(sql`
      select owners_of, array(select jsonb_object_keys(prices)) as products
        from shop.promotion where code = 'NAMING'`),
  ).toEqual([{ owners_of: ["named-after"], products: ["named-after"] }]);
});
