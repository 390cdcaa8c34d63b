import { randomUUID } from "node:crypto";
import type { CheckoutAnswer, CheckoutStateAnswer, OrdersAnswer } from "@autotune/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { deleteAbandonedCheckouts } from "./jobs.ts";
import { openTestShop, signUp, type TestShop } from "../../../test/shop.ts";

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUp(shop.web);
  // The worker tells the provider what is sold as soon as it runs.
  await vi.waitFor(async () => expect((await open()).statusCode).toBe(200), { timeout: 15_000 });
}, 60_000);
afterAll(() => shop.close());

const line = { path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 };
const cart = { lines: [line], currency: "USD", language: "en" };

function open(payload: object = cart, country?: string) {
  return buyer.call("POST", "/laravel/rest/checkout", payload, country);
}

async function opened(): Promise<CheckoutAnswer> {
  return (await open()).json<CheckoutAnswer>();
}

async function checkoutsSoFar(): Promise<number> {
  const { rows } = await shop.connection.database.execute<{ count: string }>(
    sql`select count(*) from shop.checkout`,
  );
  return Number(rows[0]?.count);
}

describe("a cart that the server decides", () => {
  it.each([
    ["a lower price", [{ ...line, unitPrice: 100 }], "priceChanged", 45_900],
    ["a higher price", [{ ...line, unitPrice: 99_900 }], "priceChanged", 45_900],
    ["a price with a fraction", [{ ...line, unitPrice: 0.1 }], "priceChanged", 45_900],
    ["no quantity", [{ ...line, quantity: 0 }], "invalidQuantity", null],
    ["a negative quantity", [{ ...line, quantity: -1 }], "invalidQuantity", null],
    ["half a product", [{ ...line, quantity: 0.5 }], "invalidQuantity", null],
    ["more than anybody buys", [{ ...line, quantity: 1e9 }], "invalidQuantity", null],
    ["a product that is not sold", [{ ...line, path: "../auto-tune-pro" }], "unknownProduct", null],
    ["the same product twice", [line, line], "repeatedProduct", null],
    [
      "a plan, which needs rights",
      [{ path: "unlimited-monthly", quantity: 1, unitPrice: 2500 }],
      "notForSale",
      null,
    ],
  ])("cannot be paid for with %s, and says why", async (_title, lines, reason, unitPrice) => {
    const before = await checkoutsSoFar();
    const answer = await open({ ...cart, lines });
    expect(answer.statusCode).toBe(422);
    const refused = answer.json<{ error: string; reason: string; lines: object[] }>();
    expect([refused.error, refused.reason]).toEqual(["cartRefused", "refusedLines"]);
    expect(refused.lines).toEqual([{ path: lines.at(-1)?.path, reason, unitPrice }]);
    expect(await checkoutsSoFar()).toBe(before);
  });

  it("cannot be paid for in a currency of another country, or in none", async () => {
    for (const currency of ["JPY", "KRW", "EUR", "XXX", ""]) {
      const answer = await open({ ...cart, currency });
      expect([answer.statusCode, answer.json<{ reason: string }>().reason], currency).toEqual([
        422,
        "currencyNotOffered",
      ]);
    }
    expect((await open(cart, "ES")).json<{ reason: string }>().reason).toBe("currencyNotOffered");
    expect((await open({ ...cart, currency: "EUR" }, "ES")).statusCode).toBe(200);
  });

  it("cannot be paid for empty, without a session, or from another site", async () => {
    expect((await open({ ...cart, lines: [] })).json<{ reason: string }>().reason).toBe(
      "emptyCart",
    );
    const stranger = { method: "POST", url: "/laravel/rest/checkout", payload: cart } as const;
    const headers = { "sec-fetch-site": "same-origin", "x-js-cachekey": "test" };
    expect((await shop.web.inject({ ...stranger, headers })).statusCode).toBe(401);
    const crossSite = { ...headers, "sec-fetch-site": "cross-site" };
    expect((await shop.web.inject({ ...stranger, headers: crossSite })).statusCode).toBe(403);
  });
});

describe("a purchase", () => {
  it("becomes an order with its licence, which its buyer sees and nobody else", async () => {
    const checkout = await opened();
    expect(checkout).toMatchObject({ currency: "USD", subtotal: 45_900 });
    const state = async (who = buyer) =>
      who.call("GET", `/laravel/rest/checkout/${checkout.checkoutId}`);
    expect((await state()).json()).toEqual({ order: null });

    await shop.sandbox.control("POST", `/sessions/${checkout.sessionId}/pay`, {});
    const order = await vi.waitFor(
      async () => {
        const found = (await state()).json<CheckoutStateAnswer>().order;
        expect(found).not.toBeNull();
        return found;
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(order).toMatchObject({ state: "completed", currency: "USD", cardEnding: "4242" });
    expect(order?.lines).toEqual([
      {
        path: "auto-tune-pro",
        pid: "PID-auto-tune-pro",
        name: "AutoTune Pro",
        quantity: 1,
        total: 45_900,
        licences: [{ serial: expect.any(String), authenticationString: expect.any(String) }],
      },
    ]);
    expect(order?.total).toBe((order?.subtotal ?? 0) - (order?.discount ?? 0) + (order?.tax ?? 0));

    const orders = (await buyer.call("GET", "/laravel/rest/orders")).json<OrdersAnswer>();
    expect(orders).toMatchObject({ total: 1, current_page: 1, last_page: 1 });
    expect(orders.data).toEqual([order]);

    const other = await signUp(shop.web);
    expect((await state(other)).statusCode).toBe(404);
    expect((await other.call("GET", "/laravel/rest/orders")).json<OrdersAnswer>().total).toBe(0);
    expect((await buyer.call("GET", `/laravel/rest/checkout/${randomUUID()}`)).statusCode).toBe(
      404,
    );
    expect((await buyer.call("GET", "/laravel/rest/checkout/1")).statusCode).toBe(400);
  });

  it("pays a price of a country with the tax of that country inside", async () => {
    const inSpain = (await open({ ...cart, currency: "EUR" }, "ES")).json<CheckoutAnswer>();
    await shop.sandbox.control("POST", `/sessions/${inSpain.sessionId}/pay`, { country: "ES" });
    const order = await vi.waitFor(
      async () => {
        const path = `/laravel/rest/checkout/${inSpain.checkoutId}`;
        const found = (await buyer.call("GET", path)).json<CheckoutStateAnswer>().order;
        expect(found).not.toBeNull();
        return found;
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(order).toMatchObject({ currency: "EUR", total: 45_900, taxIncluded: true, tax: 7966 });
  });

  it("is remembered for good, and a checkout that nothing came of for two months", async () => {
    const { database } = shop.connection;
    const age = (id: string, days: number) =>
      database.execute(
        sql`update shop.checkout set created_at = now() - ${days} * interval '1 day' where id = ${id}`,
      );
    const [kept, young, old] = [await opened(), await opened(), await opened()];
    await shop.sandbox.control("POST", `/sessions/${kept.sessionId}/pay`, {});
    await vi.waitFor(async () => {
      const path = `/laravel/rest/checkout/${kept.checkoutId}`;
      expect((await buyer.call("GET", path)).json<CheckoutStateAnswer>().order).not.toBeNull();
    }, 10_000);
    await age(kept.checkoutId, 100);
    await age(young.checkoutId, 59);
    await age(old.checkoutId, 61);
    expect(await deleteAbandonedCheckouts(database)).toBe(1);
    const { rows } = await database.execute<{ id: string }>(sql`select id from shop.checkout`);
    const left = rows.map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([kept.checkoutId, young.checkoutId]));
    expect(left).not.toContain(old.checkoutId);
  });

  it("says that the provider is gone, and sells again when it is back", async () => {
    await shop.sandbox.stop();
    const answer = await open();
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      503,
      "providerUnavailable",
    ]);
    expect(answer.headers["retry-after"]).toBeDefined();
    await shop.startSandbox();
    expect((await open()).statusCode).toBe(200);
  });
});
