import type { DatabaseConnection } from "@autotune/database";
import { checkout } from "@autotune/database/schema";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { pagesTouched } from "../../../../test/pages-touched.ts";
import { makeAccount, openCheckouts } from "../../../../test/paid-orders.ts";
import { findCoupon, findPromotion } from "../../checkout/index.ts";
import { claimTrial } from "./claim-trial.ts";
import { returnRepeated } from "./return-repeated.ts";
import { useCoupon } from "./use-coupon.ts";
import { usePromotion } from "./use-promotion.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url);
}, 60_000);
afterAll(() => connection.close());

/** Each statement on the shop's tables that something runs in a transaction, with the pages that it touches. */
const costsOf = (run: Parameters<DatabaseConnection["transact"]>[0]) =>
  pagesTouched(clone.url, () => connection.transact(run));

// A few indexes, each some levels deep. Each of the tables read whole has several hundred.
const few = 60;

describe("a discount that was paid with twice", () => {
  it("is judged by the two checkouts alone, however many there are", async () => {
    const { database } = connection;
    const [id = ""] = await openCheckouts(database, 1);
    await database.execute(sql`
      insert into shop.checkout (id, language, country, currency, subtotal, lines)
      select gen_random_uuid(), 'en', 'US', 'USD', 0, '[]' from generate_series(1, 20000)`);
    await database.execute(sql`analyze shop.checkout`);
    const [opened] = await database.select().from(checkout).where(eq(checkout.id, id));
    if (opened === undefined) throw new Error("There is no checkout");
    const costs = await costsOf((transaction) =>
      returnRepeated(
        { transaction, enqueue: () => Promise.resolve(), report: () => undefined },
        { checkout: opened, other: "another order", lines: [] },
      ),
    );
    expect(costs).toHaveLength(1);
    for (const { pages } of costs) expect(pages).toBeLessThan(few);
  });
});

it("a free trial is claimed without reading those of others", async () => {
  const { database } = connection;
  const accountId = await makeAccount(database, "ana@studio.test");
  const other = await makeAccount(database, "other@studio.test");
  await database.execute(sql`
    insert into shop.account (email, first_name, last_name, optin_marketing)
    select 'trial' || n || '@studio.test', 'Ana', 'Rey', false from generate_series(1, 20000) n`);
  await database.execute(sql`
    insert into shop.trial_use (person, account_id, provider_order_id)
    select email, id, 'order of ' || id from shop.account where id > ${other}`);
  await database.execute(sql`analyze shop.trial_use`);
  const order = { accountId, providerOrderId: "order-of-ana", changedAt: new Date() };
  const costs = await costsOf(async (transaction) => {
    const paid = {
      order,
      line: { path: "unlimited-monthly-14d-free" },
      person: "ana@studio.test",
      promotionCode: null,
      origin: { place: "10.0.0.1", device: null },
    };
    expect(await claimTrial(transaction, paid)).toBe(true);
    // The same order's event comes twice, and another order of the account is too late.
    expect(await claimTrial(transaction, paid)).toBe(true);
    const later = { ...paid, order: { ...order, providerOrderId: "later" } };
    expect(await claimTrial(transaction, later)).toBe(false);
  });
  expect(costs.length).toBeGreaterThan(3);
  for (const { pages } of costs) expect(pages).toBeLessThan(few);
});

describe("a discount that counts once for each person", () => {
  const kinds = { coupon: useCoupon, promotion: usePromotion };
  const use = {
    code: "ONCE",
    person: "ana@studio.test",
    providerOrderId: "order-of-ana",
    usedAt: new Date(),
  };
  beforeAll(async () => {
    const { database } = connection;
    await database.execute(sql`
      insert into shop.coupon (code, worth, combine, once_per_person)
      values ('ONCE', '{"kind": "discount", "fraction": 0.1}', true, true)`);
    await database.execute(sql`
      insert into shop.promotion (code, id, offer_tag, prices, once_per_person)
      values ('ONCE', 'once', 'once', '{}', true)`);
    for (const kind of Object.keys(kinds)) {
      const uses = sql.raw(`shop.${kind}_use`);
      // Half of the uses are of this code.
      await database.execute(sql`
        insert into ${uses} (code, person, provider_order_id, used_at)
        select case when n % 2 = 0 then 'ONCE' else 'CODE' || n end, 'person' || n || '@studio.test',
               'order of ' || n, now() - interval '1 day'
          from generate_series(1, 40000) n`);
      await database.execute(sql`analyze ${uses}`);
    }
  });

  it.each(["coupon", "promotion"] as const)(
    "is used without reading what others did: a %s",
    async (kind) => {
      const costs = await costsOf(async (transaction) => {
        expect(await kinds[kind](transaction, use)).toBeUndefined();
        const again = { ...use, providerOrderId: "second", usedAt: new Date() };
        expect(await kinds[kind](transaction, again)).toBe("order-of-ana");
      });
      expect(costs.length).toBeGreaterThan(2);
      for (const { text, pages } of costs) expect([text, pages < few]).toEqual([text, true]);
    },
  );

  it("is judged without reading what others did", async () => {
    const buyer = { email: "new@studio.test" };
    const costs = await costsOf(async (transaction) => {
      const coupon = await findCoupon(transaction, "ONCE", buyer.email);
      const promotion = await findPromotion(transaction, "ONCE", buyer);
      expect([coupon?.isUsed, promotion?.isUsed]).toEqual([false, false]);
    });
    expect(costs).toHaveLength(2);
    for (const { text, pages } of costs) expect([text, pages < few]).toEqual([text, true]);
  });
});
