import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { samplePrices } from "../../testing/sample-prices.ts";
import { createProduct } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
let target: number;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  target = (await createProduct(payload, "target")).id;
});
afterAll(() => cms.stop());

/** The three collections that have no words, each with a document and something to change in it. */
const collections = {
  upgrades: {
    rows: (name: string) =>
      cms.query(
        sql`select explanation from shop.catalogue_product where path = ${`target-upgrade-from-${name}`}`,
      ),
    make: async (name: string) => ({
      source: (await createProduct(payload, name)).id,
      target,
      explanation: "Before",
      prices: samplePrices["129"],
    }),
    change: { explanation: "After" },
    before: { explanation: "Before" },
    table: sql`shop.catalogue_product`,
  },
  coupons: {
    rows: (name: string) =>
      cms.query(sql`select worth from shop.coupon where code = ${name.toUpperCase()}`),
    make: (name: string) => Promise.resolve({ code: name, kind: "discount", percent: 10 } as const),
    change: { percent: 20 },
    before: { worth: { kind: "discount", fraction: 0.1 } },
    table: sql`shop.coupon`,
  },
  promotions: {
    rows: (name: string) =>
      cms.query(sql`select offer_tag from shop.promotion where code = ${name.toUpperCase()}`),
    make: (name: string) =>
      Promise.resolve({
        code: name,
        promotionId: name,
        offerTag: "before",
        products: [{ product: target, prices: samplePrices["49"] }],
      }),
    change: { offerTag: "after" },
    before: { offer_tag: "before" },
    table: sql`shop.promotion`,
  },
} as const;

describe.each(["upgrades", "coupons", "promotions"] as const)("%s", (collection) => {
  const { rows, make, change, before, table } = collections[collection];
  const publish = async (name: string) =>
    payload.create({ collection, data: { ...(await make(name)), _status: "published" } });

  test("what is published is in the shop's table", async () => {
    await publish("published");
    expect(await rows("published")).toEqual([before]);
  });

  test("a draft changes nothing", async () => {
    const data = { ...(await make("drafted")), _status: "draft" as const };
    await payload.create({ collection, data, draft: true });
    expect(await rows("drafted")).toEqual([]);
  });

  test("a draft over what is published changes nothing, until it is published", async () => {
    const { id } = await publish("over");
    await payload.update({ collection, id, data: change, draft: true });
    expect(await rows("over")).toEqual([before]);
    await payload.update({ collection, id, data: { _status: "published" } });
    expect(await rows("over")).not.toEqual([before]);
  });

  test("what is taken offline or deleted is gone from the shop", async () => {
    const offline = await publish("offline");
    await payload.update({ collection, id: offline.id, data: { _status: "draft" } });
    expect(await rows("offline")).toEqual([]);
    const deleted = await publish("deleted");
    await payload.delete({ collection, id: deleted.id });
    expect(await rows("deleted")).toEqual([]);
  });

  test("when the shop rejects it, nothing is saved, neither in the CMS nor in the shop", async () => {
    const { id } = await publish("atomic");
    await cms.queryAsOwner(sql`
      create or replace function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'the shop refuses'; end $$`);
    await cms.queryAsOwner(
      sql`create trigger refuse before insert or update on ${table} for each row execute function refuse()`,
    );
    const save = payload.update({ collection, id, data: { ...change, _status: "published" } });
    await expect(save).rejects.toThrow("insert into shop.");
    await cms.queryAsOwner(sql`drop trigger refuse on ${table}`);
    expect(await rows("atomic")).toEqual([before]);
    expect(await payload.findByID({ collection, id, draft: true })).not.toMatchObject(change);
  });

  test("publishing outside a transaction is an error", async () => {
    const { id } = await publish("outside");
    const data = { ...change, _status: "published" as const };
    const save = payload.update({ collection, id, data, disableTransaction: true });
    await expect(save).rejects.toThrow("there is none");
    expect(await rows("outside")).toEqual([before]);
  });
});
