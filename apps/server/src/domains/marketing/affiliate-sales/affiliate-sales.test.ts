import { spawn } from "node:child_process";
import { join } from "node:path";
import { affiliateSale, checkout } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  buy,
  openPurchase,
  pay,
  providerOf,
  stopSweeping,
  untilSettled,
} from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import {
  eventsOf,
  findOrder,
  giveBack,
  makeCustomer,
  type Customer,
} from "../../orders/fulfilment/testing/customer.ts";
import { sendAffiliateSales } from "./send-affiliate-sales.ts";
import { salesSecret, startProgramme, type Programme } from "./testing/programme.ts";

let shop: TestShop;
let programme: Programme;
let customer: Customer;
beforeAll(async () => {
  programme = await startProgramme();
  shop = await openTestShop({
    AFFILIATE_SALES_URL: programme.url,
    AFFILIATE_SALES_SECRET: salesSecret,
  });
  await shop.addWorker();
  await stopSweeping(shop);
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(async () => {
  await shop.close();
  await programme.close();
});
beforeEach(async () => {
  customer = await makeCustomer(shop);
});

const lines = [{ path: "auto-tune-pro", quantity: 2 }, { path: "vocal-eq" }];
const access = () => ({ url: programme.url, secret: salesSecret });
const buyBy = (affiliateClickId: string) =>
  buy(shop, { accountId: customer.accountId, lines, affiliateClickId });

const rowsOf = async (orderId: string) => {
  const { id = 0 } = (await findOrder(shop, orderId)) ?? {};
  return shop.connection.database
    .select()
    .from(affiliateSale)
    .where(eq(affiliateSale.orderId, id))
    .orderBy(affiliateSale.createdAt);
};
const clickOf = async (checkoutId: string) => {
  const [found] = await shop.connection.database
    .select({ click: checkout.affiliateClickId })
    .from(checkout)
    .where(eq(checkout.id, checkoutId));
  return found?.click;
};

/** The provider resends the order's event, this many times at once. */
async function tellAgain(orderId: string, times: number): Promise<void> {
  const completed = (await eventsOf(shop, orderId)).find(({ type }) => type === "order.completed");
  await Promise.all(
    Array.from({ length: times }, () =>
      shop.sandbox.control("POST", `/events/${completed?.id}/redeliver`, { newId: true }),
    ),
  );
  await untilSettled(shop);
}

/** Jobs of reversals that had to wait for their sale. */
async function readRetries() {
  const { rows } = await shop.connection.database.execute<{ retried: number }>(sql`
    select count(*)::int as retried from jobs.job
     where name = 'send-affiliate-sale' and data ->> 'key' like '%/%' and retry_count > 0`);
  return rows[0] ?? { retried: 0 };
}

/** A sale without a job, as a worker finds it. */
async function noteByHand(click: string | null) {
  const { order, checkoutId } = await buy(shop, { accountId: customer.accountId, lines });
  const { database } = shop.connection;
  const { id: orderId = 0 } = (await findOrder(shop, order.id)) ?? {};
  await database.insert(affiliateSale).values({ key: order.reference, orderId, amount: 1 });
  await database
    .update(checkout)
    .set({ affiliateClickId: click })
    .where(eq(checkout.id, checkoutId));
  return { order, checkoutId };
}

describe("an order that an affiliate's link led to", () => {
  it("[TRACK-02] is reported to the programme once, signed, keyed by its reference, without the buyer", async () => {
    const { order, checkoutId } = await buyBy("click-1");
    const stored = await findOrder(shop, order.id);
    expect(programme.callsOf(order.reference)).toEqual([
      {
        key: order.reference,
        report: {
          kind: "sale",
          reference: order.reference,
          clickId: "click-1",
          amount: (stored?.total ?? 0) - (stored?.tax ?? 0),
          currency: "USD",
          items: [
            { path: "auto-tune-pro", quantity: 2 },
            { path: "vocal-eq", quantity: 1 },
          ],
          placedAt: stored?.placedAt.toISOString(),
        },
      },
    ]);
    expect(stored?.subtotal).toBe((stored?.total ?? 0) - (stored?.tax ?? 0));
    expect(JSON.stringify(programme.callsOf(order.reference))).not.toContain("studio.test");
    const [row, ...others] = await rowsOf(order.id);
    expect([row?.state, row?.sentAt]).toEqual(["sent", expect.any(Date)]);
    expect(others).toEqual([]);
    // Once reported, the click is no longer needed.
    expect(await clickOf(checkoutId)).toBeNull();
  });

  it("[TRACK-02] is reported once, however often and concurrently the provider sends its event", async () => {
    await shop.sandbox.control("PUT", "/delivery", { duplicates: 2, reorder: true });
    const { order } = await buyBy("click-2");
    await shop.sandbox.control("DELETE", "/delivery");
    await tellAgain(order.id, 20);
    expect(programme.callsOf(order.reference)).toHaveLength(1);
    expect(await rowsOf(order.id)).toHaveLength(1);
  });

  it("is retried until the programme accepts it", async () => {
    programme.mishaps.push("refuses", "refuses");
    const { order } = await buyBy("click-3");
    expect(programme.callsOf(order.reference).map(({ key }) => key)).toEqual(
      Array.from({ length: 3 }, () => order.reference),
    );
    expect(programme.salesOf(order.reference)).toHaveLength(1);
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(["sent"]);
  });

  it("that the programme accepted unnoticed comes again under the same key, and counts once", async () => {
    programme.mishaps.push("cutOff");
    const { order } = await buyBy("click-4");
    const calls = programme.callsOf(order.reference);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toEqual(calls[0]);
    expect(programme.salesOf(order.reference)).toHaveLength(1);
  });

  it("[TRACK-02] is reported again if a worker was killed before recording it, and counts once", async () => {
    const { order } = await noteByHand("click-8");
    const { reference: key } = order;
    programme.mishaps.push("silent");
    const script = join(import.meta.dirname, "testing/report-one-sale.ts");
    const worker = spawn(process.execPath, [script, shop.databaseUrl, programme.url, key], {
      stdio: "inherit",
    });
    const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    await vi.waitFor(() => expect(programme.callsOf(key)).toHaveLength(1), { timeout: 40_000 });
    worker.kill("SIGKILL");
    await ended;
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(["waiting"]);

    await sendAffiliateSales(shop.worker, access()).run({ key });
    const [first, second] = programme.callsOf(key);
    expect(second).toEqual(first);
    expect(programme.salesOf(key)).toHaveLength(1);
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(["sent"]);
    // A process of its own has to load the server first.
  }, 60_000);

  it("is reversed by the refunded share, once for each return", async () => {
    const { order } = await buyBy("click-5");
    const stored = await findOrder(shop, order.id);
    await giveBack(shop, order.id, ["vocal-eq"]);
    await giveBack(shop, order.id);
    const [sale, ...reversals] = programme.callsOf(order.reference).map(({ report }) => report);
    expect(reversals.map(({ kind }) => kind)).toEqual(["reversal", "reversal"]);
    expect(new Set(programme.callsOf(order.reference).map(({ key }) => key)).size).toBe(3);
    const reversed = reversals.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(reversed).toBe(sale?.["amount"]);
    expect(reversed).toBe((stored?.total ?? 0) - (stored?.tax ?? 0));

    for (const { id, type } of await eventsOf(shop, order.id)) {
      if (type === "return.created")
        await shop.sandbox.control("POST", `/events/${id}/redeliver`, { newId: true });
    }
    await untilSettled(shop);
    expect(programme.callsOf(order.reference)).toHaveLength(3);
  });

  it(
    "is reported before its reversals, also where the programme was unreachable",
    { tags: "long" },
    async () => {
      programme.mishaps.push("refuses", "refuses");
      const { accountId } = customer;
      const opened = await openPurchase(shop, { accountId, lines, affiliateClickId: "click-6" });
      const order = await pay(shop, opened);
      await vi.waitFor(() => expect(programme.callsOf(order.reference)).not.toEqual([]), {
        timeout: 10_000,
      });
      await giveBack(shop, order.id);
      expect(programme.salesOf(order.reference).map(({ kind }) => kind)).toEqual([
        "sale",
        "reversal",
      ]);
      const { retried } = await readRetries();
      expect(retried).toBeGreaterThan(0);
    },
  );
});

it("an order without a click is no affiliate sale, nor is its refund", async () => {
  const before = programme.calls.length;
  const { order } = await buy(shop, { accountId: customer.accountId, lines });
  await giveBack(shop, order.id);
  expect(await rowsOf(order.id)).toEqual([]);
  expect(programme.calls).toHaveLength(before);
});

describe("where no report is possible", () => {
  it("because no programme is configured, the sale is dropped and its click deleted", async () => {
    const { order, checkoutId } = await noteByHand("click-7");
    await sendAffiliateSales(shop.worker, undefined).run({ key: order.reference });
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(["dropped"]);
    expect(await clickOf(checkoutId)).toBeNull();
    expect(programme.callsOf(order.reference)).toEqual([]);
  });

  it("because the click is deleted, neither the sale nor its refund is reported", async () => {
    const { order } = await noteByHand(null);
    await sendAffiliateSales(shop.worker, access()).run({ key: order.reference });
    await giveBack(shop, order.id);
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(["dropped", "dropped"]);
    expect(programme.callsOf(order.reference)).toEqual([]);
  });
});
