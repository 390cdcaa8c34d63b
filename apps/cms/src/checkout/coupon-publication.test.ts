import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Coupon } from "../payload-types.ts";
import type { TypedPrices } from "../catalogue/prices/typed-prices.ts";
import { samplePrices } from "../testing/sample-prices.ts";
import { createProduct } from "../testing/create-product.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "coupons";

function publishCoupon(code: string, own: Partial<Coupon>) {
  return payload.create({ collection, data: { code, ...own, _status: "published" } });
}

async function rowOf(code: string) {
  const [row] = await cms.query(sql`
    select worth, products, combine, to_json(starts_at) as starts, to_json(ends_at) as ends,
           for_email, once_per_person
      from shop.coupon where code = ${code}`);
  return row;
}

test("a coupon reaches the shop in capitals, with what it covers, for whom, and when", async () => {
  const { id } = await createProduct(payload, "covered");
  await publishCoupon(" sing-10 ", {
    kind: "discount",
    percent: 12.5,
    products: [id],
    combine: true,
    startsAt: "2026-01-01T00:00:00.000Z",
    endsAt: "2026-02-01T00:00:00.000Z",
    forEmail: "Ana@Studio.test",
    oncePerPerson: true,
  });
  expect(await rowOf("SING-10")).toEqual({
    worth: { kind: "discount", fraction: 0.125 },
    products: ["covered"],
    combine: true,
    starts: "2026-01-01T00:00:00+00:00",
    ends: "2026-02-01T00:00:00+00:00",
    for_email: "ana@studio.test",
    once_per_person: true,
  });
});

test("a coupon over money has an amount in each currency, in minor units", async () => {
  await publishCoupon("CASH", { kind: "cashOff", amounts: samplePrices["20"] });
  expect(await rowOf("CASH")).toMatchObject({
    worth: { kind: "cashOff", amounts: { USD: 2000, GBP: 1700, JPY: 3000 } },
    products: [],
    combine: false,
    starts: null,
    for_email: null,
    once_per_person: false,
  });
});

test("a coupon with another code leaves the old one behind", async () => {
  const { id } = await publishCoupon("OLDER", { kind: "discount", percent: 10 });
  await payload.update({ collection, id, data: { code: "NEWER", _status: "published" } });
  expect(await rowOf("OLDER")).toBeUndefined();
  expect(await rowOf("NEWER")).toBeDefined();
});

test("a coupon whose person was erased stays for nobody, however often it is published", async () => {
  const forEmail = "gone@studio.test";
  const { id } = await publishCoupon("GONE", { kind: "discount", percent: 10, forEmail });
  await cms.query(sql`update shop.coupon set for_email = '' where code = 'GONE'`);
  for (const typed of [forEmail, null]) {
    const data = { percent: 20, forEmail: typed, _status: "published" } as const;
    await payload.update({ collection, id, data });
    expect(await rowOf("GONE")).toMatchObject({ worth: { fraction: 0.2 }, for_email: "" });
  }
});

const cash = (typed: Partial<TypedPrices>): Partial<Coupon> => ({
  kind: "cashOff",
  amounts: { ...samplePrices["20"], ...typed },
});
const rejected: [own: Partial<Coupon>, field: string, sentence: string][] = [
  [{ kind: "discount", percent: 0 }, "percent", "above 0 and up to 100"],
  [{ kind: "discount", percent: -5 }, "percent", "above 0 and up to 100"],
  [{ kind: "discount", percent: 100.01 }, "percent", "above 0 and up to 100"],
  [{ kind: "discount" }, "percent", "above 0 and up to 100"],
  [cash({ USD: "0.99" }), "amounts.USD", "at least 1 USD"],
  [cash({ JPY: "0" }), "amounts.JPY", "at least 1 JPY"],
  [cash({ EUR: "" }), "amounts.EUR", "Enter a price in EUR"],
];

test.each(rejected)("[COUP-01] a coupon with %j is rejected", async (own, path, sentence) => {
  await expect(publishCoupon("REFUSED", own)).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path, message: expect.stringContaining(sentence) }] },
  });
  expect(await rowOf("REFUSED")).toBeUndefined();
});

test("[COUP-01] a coupon at its bounds is published", async () => {
  await publishCoupon("ALL", { kind: "discount", percent: 100 });
  expect(await rowOf("ALL")).toMatchObject({ worth: { kind: "discount", fraction: 1 } });
  await publishCoupon("ONE", cash({ USD: "1", JPY: "1" }));
  expect(await rowOf("ONE")).toMatchObject({ worth: { amounts: { USD: 100, JPY: 1 } } });
});

test.each([
  [{ code: "a b" }, "code"],
  [{ forEmail: "nobody" }, "forEmail"],
  [{ startsAt: "2026-02-01T00:00:00Z", endsAt: "2026-01-01T00:00:00Z" }, "endsAt"],
])("a coupon with %j is rejected", async (own, path) => {
  const data = { kind: "discount" as const, percent: 10, ...own };
  await expect(publishCoupon("WRONG", data)).rejects.toMatchObject({
    data: { errors: [{ path }] },
  });
});
