import { productJson } from "@autotune/database";
import { isCatalogueProduct } from "@autotune/contract";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { samplePrices } from "../../testing/sample-prices.ts";
import { createProduct } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "upgrades";

async function publishUpgrade(name: string, prices = samplePrices["129"]) {
  const source = await createProduct(payload, `${name}-old`, { wpOnly: true });
  const target = await createProduct(payload, `${name}-new`);
  const data = { source: source.id, target: target.id, explanation: "Core upgrade", prices };
  const upgrade = await payload.create({ collection, data: { ...data, _status: "published" } });
  return { source, target, upgrade };
}

async function catalogued(path: string) {
  const [row] = await cms.query(sql`
    select ${productJson} as product, explanation
      from shop.catalogue_product product where path = ${path}`);
  return row;
}

test("an upgrade is a product of the catalogue that names both ends, with 12 prices and their history", async () => {
  const { upgrade } = await publishUpgrade("named");
  const path = "named-new-upgrade-from-named-old";
  expect(upgrade.path).toBe(path);
  const row = await catalogued(path);
  expect(isCatalogueProduct(row?.["product"])).toBe(true);
  expect(row).toMatchObject({
    explanation: "Core upgrade",
    product: {
      pid: "UG-NAMED-OLD-NAMED-NEW",
      type: "upgrade",
      upgrade: { from: "named-old", to: "named-new" },
      basePrices: { USD: 12900, EUR: 12900, JPY: 19800 },
      discount: null,
    },
  });
  const history = await cms.query(
    sql`select currency, amount from shop.price_history where path = ${path}`,
  );
  expect(history).toHaveLength(12);
  expect(history).toContainEqual({ currency: "GBP", amount: 10900 });
});

test("an upgrade can be reduced", async () => {
  const { upgrade } = await publishUpgrade("reduced");
  const discount = { kind: "percent", percent: 50, reason: "Sale" } as const;
  await payload.update({
    collection,
    id: upgrade.id,
    data: { discount, _status: "published" },
  });
  expect(await catalogued("reduced-new-upgrade-from-reduced-old")).toMatchObject({
    product: {
      discount: {
        discount: { kind: "percent", percent: 50 },
        startsAt: null,
        endsAt: null,
        reason: "Sale",
      },
    },
  });
});

test("an upgrade that costs more than its target is rejected with a message", async () => {
  const prices = { ...samplePrices["349"], EUR: "339.01" };
  await expect(publishUpgrade("dear", prices)).rejects.toMatchObject({
    status: 400,
    data: {
      errors: [{ path: "prices.EUR", message: "Enter at most 339.00, the product’s own price." }],
    },
  });
});

test("from one product to another there is one upgrade", async () => {
  const { source, target } = await publishUpgrade("twice");
  const data = { source: source.id, target: target.id, prices: samplePrices["49"] };
  const again = payload.create({ collection, data: { ...data, _status: "published" } });
  await expect(again).rejects.toMatchObject({ status: 400 });
});

test("an upgrade moves along with its products, whenever they move", async () => {
  const { target, upgrade } = await publishUpgrade("moving");
  const moveTo = (path: string) =>
    payload.update({
      collection: "products",
      id: target.id,
      data: { path, _status: "published" },
    });
  await moveTo("moved");
  expect(await catalogued("moving-new-upgrade-from-moving-old")).toBeUndefined();
  expect(await catalogued("moved-upgrade-from-moving-old")).toMatchObject({
    product: { upgrade: { from: "moving-old", to: "moved" } },
  });
  await moveTo("moved-again");
  expect(await catalogued("moved-upgrade-from-moving-old")).toBeUndefined();
  await payload.delete({ collection, id: upgrade.id });
  expect(await catalogued("moved-again-upgrade-from-moving-old")).toBeUndefined();
});
