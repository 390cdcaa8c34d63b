import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Promotion } from "../payload-types.ts";
import { samplePrices } from "../testing/sample-prices.ts";
import { createProduct } from "../testing/create-product.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
let product: number;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  product = (await createProduct(payload, "promoted")).id;
});
afterAll(() => cms.stop());

function publishPromotion(code: string, own: Partial<Promotion> = {}) {
  return payload.create({
    collection: "promotions",
    data: {
      code,
      promotionId: code.toLowerCase(),
      offerTag: "loyalty",
      products: [{ product, prices: samplePrices["199"] }],
      ...own,
      _status: "published",
    },
  });
}

test("a promotion reaches the shop with the prices of its products and whom it is for", async () => {
  const owned = await createProduct(payload, "owned", { wpOnly: true });
  await publishPromotion("loyal26", {
    ownersOf: [owned.id],
    oncePerPerson: true,
    endsAt: "2026-12-31T00:00:00.000Z",
  });
  const [row] = await cms.query(sql`
    select id, offer_tag, starts_at, to_json(ends_at) as ends, prices, owners_of, once_per_person
      from shop.promotion where code = 'LOYAL26'`);
  expect(row).toEqual({
    id: "loyal26",
    offer_tag: "loyalty",
    starts_at: null,
    ends: "2026-12-31T00:00:00+00:00",
    prices: { promoted: expect.objectContaining({ USD: 19900, JPY: 29800 }) },
    owners_of: ["owned"],
    once_per_person: true,
  });
});

test.each([
  [{ products: [] }, "products"],
  [{ promotionId: "Not An Id" }, "promotionId"],
  [{ offerTag: "" }, "offerTag"],
])("a promotion with %j is rejected", async (own, path) => {
  await expect(publishPromotion("WRONG", own)).rejects.toMatchObject({
    data: { errors: [{ path }] },
  });
});
