import { currencies, unlimitedMonthly } from "@autotune/commerce";
import type { PriceHistoryResponse } from "@autotune/contract";
import { publishDocument, publishProduct, type DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { productSample } from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { database } from "../../../platform/database/database.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { ProductReader } from "../products/product-reader.ts";
import { content } from "../../../platform/published/content.ts";
import { readPriceChanges } from "./read-price-changes.ts";
import { priceHistoryRoutes } from "./routes.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let app: App;
const sale = (percent: number) => ({
  discount: { kind: "percent", percent } as const,
  startsAt: null,
  endsAt: null,
  reason: "Sale",
});
const month = { count: 1, unit: "m" } as const;

beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 4);
  for (const product of [
    productSample("choir", 79),
    productSample("alone", 20),
    productSample("both", 90, { includes: ["choir", "alone"] }),
    productSample("two", 90, { includes: ["choir"] }),
    productSample("given", 0, { promoOnly: true }),
    productSample(unlimitedMonthly, 25, {
      type: "subscription",
      interval: month,
      includes: ["choir"],
    }),
    productSample("everything-by-the-year", 175, {
      type: "subscription",
      interval: { count: 1, unit: "y" },
      includes: ["choir"],
      variantParent: unlimitedMonthly,
    }),
  ])
    await publishAtOnce(connection.database, product);
  await publishDocument(connection.database, {
    collection: "products",
    key: "choir",
    locale: "en",
    body: { name: "Choir", summary: "" },
  });
  app = await createApp({ settings, name: "web" });
  await app.register(rateLimits, { redisUrl: undefined });
  await app.register(database, { url: clone.url, applicationName: "test" });
  await app.register(content, { databaseUrl: clone.url, directUrl: clone.url });
  await app.register(priceHistoryRoutes);
  await app.ready();
  await vi.waitFor(() => expect(app.content.offer("alone")).toBeDefined(), 10_000);
}, 60_000);
afterAll(async () => {
  await app.close();
  await connection.close();
});

const get = (path: string, currency = "USD") =>
  app.inject(`/wp-json/antares/v1/price-history?path=${path}&currency=${currency}`);
const recorded = async () =>
  (
    await connection.database.execute(sql`
      select currency, amount, discount from shop.price_history where path = 'choir' order by id`)
  ).rows;

/** As if everything recorded of it had been published this much earlier. */
const letPass = (interval: string) =>
  connection.database.execute(sql`
    update shop.price_history set published_at = published_at - ${interval}::interval
     where path = 'choir'`);

describe("the history of a price", () => {
  it("has a record of every currency from the first publication on, and none for unchanged prices", async () => {
    expect((await recorded()).map(({ currency }) => currency)).toEqual([...currencies]);
    await publishAtOnce(connection.database, productSample("choir", 79));
    expect(await recorded()).toHaveLength(currencies.length);
  });

  it("is written in the transaction that publishes, or not at all", async () => {
    await expect(
      connection.database.transaction(async (transaction) => {
        await publishProduct(transaction, productSample("choir", 99));
        throw new Error("taken back");
      }),
    ).rejects.toThrow("taken back");
    expect(await recorded()).toHaveLength(currencies.length);
  });

  it("is in the order in which publications committed, whichever of them began first", async () => {
    await publishAtOnce(connection.database, productSample("chased", 20));
    await connection.database.transaction(async (late) => {
      await late.execute(sql`select now()`);
      await publishAtOnce(connection.database, productSample("chased", 30));
      await publishProduct(late, productSample("chased", 25));
    });
    const { rows } = await connection.database.execute(sql`
      select amount from shop.price_history where path = 'chased' and currency = 'USD'
       order by published_at`);
    expect(rows.map(({ amount }) => amount)).toEqual([2000, 3000, 2500]);
  });

  it("gives every page the lowest price of the 30 days before a discount, as soon as it is published", async () => {
    await letPass("20 days");
    await publishAtOnce(connection.database, productSample("choir", 99));
    await letPass("5 days");
    await publishAtOnce(connection.database, productSample("choir", 99, { discount: sale(20) }));
    await vi.waitFor(() => expect(app.content.offer("choir")?.discount).not.toBeNull(), 10_000);
    const view = new ProductReader(app.content, "en").product("choir");
    expect(view?.prices.EUR).toBe(7920);
    expect(view?.lowestBefore).toEqual(
      Object.fromEntries(currencies.map((currency) => [currency, 7900])),
    );
    expect(Object.keys(view ?? {})).not.toContain("priceChanges");
  });

  it("is returned by step, with the price of the plan that includes the product", async () => {
    const response = await get("choir", "JPY");
    const history = response.json<PriceHistoryResponse>();
    expect(response.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    expect(history.changes.map(({ amount, reduced }) => [amount, reduced])).toEqual([
      [7900, false],
      [9900, false],
      [7920, true],
    ]);
    expect(history).toMatchObject({
      price: 7920,
      unlimited: { monthly: 2500, annual: 17_500 },
    });
  });

  it("is compared with the plan for a bundle whose parts are all in it", async () => {
    const planFor = async (path: string) =>
      (await get(path)).json<PriceHistoryResponse>().unlimited;
    expect(await planFor("two")).toEqual({ monthly: 2500, annual: 17_500 });
    expect(await planFor("both")).toBeNull();
  });

  it("includes the invented prices of a demonstration, and states that a product is part of no plan", async () => {
    await connection.database.execute(sql`
      insert into shop.price_history (path, currency, amount, published_at, is_sample)
      values ('alone', 'USD', 1500, now() - interval '3 years', true)`);
    const history = (await get("alone")).json<PriceHistoryResponse>();
    expect(history).toMatchObject({ unlimited: null, price: 2000 });
    expect(history.changes.map(({ amount }) => amount)).toEqual([1500, 2000]);
    const [first] = history.changes;
    expect(Date.now() - Date.parse(first?.at ?? "")).toBeLessThan(367 * 86_400_000);
    const real = { path: "alone", currency: "USD", withSamples: false } as const;
    expect(await readPriceChanges(connection.database, real)).toMatchObject([{ amount: 2000 }]);
    // Invented records never replace a real price.
    await publishAtOnce(connection.database, productSample("alone", 15));
    expect((await get("alone")).json<PriceHistoryResponse>().changes.at(-1)?.amount).toBe(1500);
  });

  it.each(["nothing", "given", unlimitedMonthly])("is not returned for “%s”", async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it("is returned in the shop's currencies only", async () => {
    expect((await get("choir", "XXX")).statusCode).toBe(400);
  });
});
