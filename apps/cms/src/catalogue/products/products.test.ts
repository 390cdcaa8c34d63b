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

const percent = { kind: "percent", percent: 10, reason: "Sale" } as const;
const amount = { kind: "value", values: samplePrices["29"], reason: "Sale" } as const;
const trial = { type: "trial", trialDays: 14 } as const;

const rejected: [what: string, own: Partial<Product>, field: string, sentence: string][] = [
  ["a discount of 0 %", { discount: { ...percent, percent: 0 } }, "discount.percent", "above 0"],
  [
    "a discount of 101 %",
    { discount: { ...percent, percent: 101 } },
    "discount.percent",
    "up to 100",
  ],
  [
    "a discount with three decimals",
    { discount: { ...percent, percent: 9.999 } },
    "discount.percent",
    "two decimals",
  ],
  [
    "a discount that ends before it starts",
    { discount: { ...percent, startsAt: "2026-02-01T00:00:00Z", endsAt: "2026-01-01T00:00:00Z" } },
    "discount.endsAt",
    "after the start",
  ],
  [
    "a discount without a reason",
    { discount: { ...percent, reason: "" } },
    "discount.reason",
    "Enter a reason",
  ],
  [
    "a discount above the price",
    { discount: { ...amount, values: { ...amount.values, EUR: "340" } } },
    "discount.values.EUR",
    "more than the price in EUR",
  ],
  [
    "a discount of nothing",
    { discount: { ...amount, values: { ...amount.values, EUR: "0" } } },
    "discount.values.EUR",
    "the amount off in EUR",
  ],
  [
    "a step of one copy",
    { quantityDiscounts: [{ from: 1, kind: "percent", percent: 10 }] },
    "quantityDiscounts.0.from",
    "from 2 to 99",
  ],
  [
    "two steps with one number",
    {
      quantityDiscounts: [
        { from: 2, kind: "percent", percent: 10 },
        { from: 2, kind: "percent", percent: 20 },
      ],
    },
    "quantityDiscounts",
    "the same quantity",
  ],
  ["a trial with another path", { ...trial }, "path", "-14d-free"],
  [
    "a trial without days",
    { type: "trial", path: "plan-14d-free" },
    "trialDays",
    "number of trial days",
  ],
  [
    "a licence with the path of a trial",
    { path: "licence-14d-free" },
    "path",
    "Only a trial’s path",
  ],
  ["something for nothing that is sold", { prices: nothing }, "promoOnly", "can only be a gift"],
];

test.each(rejected)("%s is rejected with a message", async (_what, own, path, sentence) => {
  const data = productSample("refused", own);
  await expect(payload.create({ collection: "products", data })).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path, message: expect.stringContaining(sentence) }] },
  });
});

test("a gift that costs something is rejected with a message", async () => {
  const { id } = await createProduct(payload, "dear");
  const data = productSample("giving", { freebies: [{ product: id }] });
  await expect(payload.create({ collection: "products", data })).rejects.toMatchObject({
    data: {
      errors: [{ path: "freebies.0.product", message: expect.stringContaining("a free product") }],
    },
  });
});

test("fields that do not fit the type are not required until it is one that they fit", async () => {
  const licence = await createProduct(payload, "typed", {
    trialDays: 0,
    interval: { count: 0 },
    freebies: [],
  });
  const save = payload.update({
    collection: "products",
    id: licence.id,
    data: { type: "subscription", _status: "published" },
  });
  const expected = [{ path: "interval.count" }, { path: "trialDays" }].map((problem) =>
    expect.objectContaining(problem),
  );
  await expect(save).rejects.toMatchObject({ data: { errors: expect.arrayContaining(expected) } });
});

test("a draft may have all these gaps", async () => {
  const data = { path: "gaps", discount: { kind: "percent" as const, percent: 500 } };
  await expect(
    payload.create({ collection: "products", data, draft: true }),
  ).resolves.toMatchObject(data);
});
