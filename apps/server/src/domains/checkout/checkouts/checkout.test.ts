import { randomUUID } from "node:crypto";
import type { CheckoutResponse, CheckoutStateResponse, OrdersResponse } from "@autotune/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { productSample } from "../../../../test/published-samples.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { password, Visitor } from "../../identity/accounts/testing/visitor.ts";
import { deleteAbandonedCheckouts } from "./jobs.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await publishAtOnce(
    shop.connection.database,
    productSample("auto-tune-unlimited-monthly-14d-free", 25, {
      type: "trial",
      interval: { count: 1, unit: "m" },
      trialDays: 14,
    }),
  );
  // The worker pushes the catalogue to the provider on start.
  const { visitor } = await signUp();
  for (const line of [pro, trial])
    await vi.waitFor(
      async () => expect((await visitor.post("checkout", cart(line))).statusCode).toBe(200),
      { timeout: 20_000, interval: 200 },
    );
}, 60_000);
afterAll(() => shop.close());

const pro = { path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 };
const trial = { path: "auto-tune-unlimited-monthly-14d-free", quantity: 1, unitPrice: 2500 };
const renewalTerms = "You pay this every month until you cancel.";
const cart = (...lines: object[]) => ({ lines, currency: "USD", language: "en", renewalTerms });
const guest = (email: string) => ({ email, first_name: "Gil", last_name: "Ito" });

let visitors = 0;
function visit(country = "US"): Visitor {
  visitors += 1;
  const visitor = new Visitor(shop.web, { "x-forwarded-for": `10.3.0.${visitors}` });
  visitor.cookies.set("country", country);
  return visitor;
}

async function signUp(email = `${randomUUID()}@studio.test`, country = "US") {
  const visitor = visit(country);
  expect((await visitor.createAccount(email)).statusCode).toBe(201);
  return { visitor, email };
}

async function open(who: Visitor, payload: object = cart(pro)): Promise<CheckoutResponse> {
  const response = await who.post("checkout", payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CheckoutResponse>();
}

const pay = ({ sessionId }: CheckoutResponse, body: object = {}) =>
  shop.sandbox.control("POST", `/sessions/${sessionId}/pay`, body);

const stateOf = (who: Visitor, { checkoutId }: CheckoutResponse) =>
  who.get(`checkout/${checkoutId}`);

async function orderOf(who: Visitor, checkout: CheckoutResponse) {
  return vi.waitFor(
    async () => {
      const { order } = (await stateOf(who, checkout)).json<CheckoutStateResponse>();
      if (order === null) throw new Error("No order yet");
      return order;
    },
    { timeout: 10_000, interval: 50 },
  );
}

it("is for same-origin requests, and accepts nothing but a cart", async () => {
  const { visitor } = await signUp();
  const crossSite = new Visitor(shop.web, { "sec-fetch-site": "cross-site" });
  for (const [name, value] of visitor.cookies) crossSite.cookies.set(name, value);
  expect((await crossSite.post("checkout", cart(pro))).statusCode).toBe(403);
  expect((await visitor.post("checkout", { lines: "all" })).statusCode).toBe(400);
  expect((await visitor.get("checkout/1")).statusCode).toBe(400);
});

describe("a purchase", () => {
  it("becomes an order with its licence, visible to its buyer only", async () => {
    const { visitor } = await signUp();
    const checkout = await open(visitor);
    expect((await stateOf(visitor, checkout)).json()).toEqual({ order: null });
    await pay(checkout);
    const order = await orderOf(visitor, checkout);
    expect(order).toMatchObject({ state: "completed", currency: "USD", cardEnding: "4242" });
    expect(order.lines).toMatchObject([{ ...pathAndTotal, licences: [{ name: "AutoTune Pro" }] }]);
    expect(order.total).toBe(order.subtotal - order.discount + order.tax);

    const orders = (await visitor.get("orders")).json<OrdersResponse>();
    expect(orders).toMatchObject({ total: 1, current_page: 1, last_page: 1, data: [order] });
    const other = await signUp();
    expect((await stateOf(other.visitor, checkout)).statusCode).toBe(404);
    expect((await other.visitor.get("orders")).json<OrdersResponse>().total).toBe(0);
    expect((await visitor.get(`checkout/${randomUUID()}`)).statusCode).toBe(404);
  });
  const pathAndTotal = { path: "auto-tune-pro", quantity: 1, total: 45_900 };

  it("pays a price of a country with the tax of that country inside", async () => {
    const { visitor } = await signUp(undefined, "ES");
    const checkout = await open(visitor, { ...cart(pro), currency: "EUR" });
    await pay(checkout, { country: "ES" });
    const order = await orderOf(visitor, checkout);
    expect(order).toMatchObject({ currency: "EUR", total: 45_900, taxIncluded: true, tax: 7966 });
  });

  it("of a guest is visible in their browser, and set up by the link in the email", async () => {
    const visitor = visit();
    const checkout = await open(visitor, { ...cart(pro), guest: guest("guest@studio.test") });
    await pay(checkout);
    const order = await orderOf(visitor, checkout);
    expect(order).toMatchObject({ state: "completed", isGuest: true });
    expect((await stateOf(visit(), checkout)).statusCode).toBe(401);
    // Signing in here shows it as long as the account is not set up.
    const { visitor: other } = await signUp();
    other.cookies.set("__Host-guest", visitor.cookies.get("__Host-guest") ?? "");
    expect((await stateOf(other, checkout)).statusCode).toBe(200);

    const mail = await vi.waitFor(
      () => {
        const found = shop.mailbox.mails.find((sent) => sent.includes(order.reference));
        if (found === undefined) throw new Error("No mail yet");
        return found;
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(mail).toContain("gt=");
    // A lost link is replaced by a new one, and no more than one.
    expect((await visit().createAccount("guest@studio.test")).statusCode).toBe(409);
    await shop.connection.database.execute(
      sql`update shop.account_setup_token set created_at = now() - interval '11 minutes'`,
    );
    expect((await visit().createAccount(" Guest@studio.test")).statusCode).toBe(409);
    const sent = () => shop.mailbox.mailsTo("guest@studio.test");
    await vi.waitFor(() => expect(sent()).toHaveLength(2), { timeout: 10_000, interval: 100 });
    expect((await visit().createAccount("guest@studio.test")).statusCode).toBe(409);
    const link = sent()[1]?.text ?? "";
    expect(link).toContain(order.reference);
    const setUp = await visitor.patch("guest/update", {
      guest_token: /gt=([\w-]{43})/.exec(link)?.[1],
      first_name: "Gil",
      last_name: "Ito",
      email: "guest@studio.test",
      password,
    });
    expect(setUp.statusCode, setUp.body).toBe(200);
    const orders = (await visitor.get("orders")).json<OrdersResponse>();
    expect(orders.data.map(({ reference }) => reference)).toEqual([order.reference]);
    expect((await stateOf(visitor, checkout)).statusCode).toBe(200);
    expect((await stateOf(other, checkout)).statusCode).toBe(404);
    await visitor.signOut();
    expect((await stateOf(visitor, checkout)).statusCode).toBe(401);
    const again = { ...cart(pro), guest: guest("guest@studio.test") };
    expect((await visit().post("checkout", again)).statusCode).toBe(409);
    expect((await visit().createAccount("guest@studio.test")).statusCode).toBe(409);
    expect(sent()).toHaveLength(2);
  });

  it("[PAY-08] of a trial uses up a person's only one, however they come back", async () => {
    const visitor = visit();
    const checkout = await open(visitor, { ...cart(trial), guest: guest("tria.ler@gmail.com") });
    await pay(checkout);
    expect(await orderOf(visitor, checkout)).toMatchObject({ total: 0 });
    const again = { ...cart(trial), guest: guest("trialer@gmail.com") };
    const asGuest = await visit().post("checkout", again);
    const back = await signUp("TriaLer+again@googlemail.com");
    const tries = [asGuest, await back.visitor.post("checkout", cart(trial))];
    for (const response of tries)
      expect(response.json()).toMatchObject({
        reason: "refusedLines",
        lines: [{ path: trial.path, reason: "trialUsed" }],
      });
  });

  it("is blocked after five declined cards, until some time has passed", async () => {
    const visitor = visit();
    for (let card = 0; card < 5; card += 1) {
      const payload = { ...cart(pro), guest: guest(`thief${card}@studio.test`) };
      const checkout = await open(visitor, payload);
      await expect(pay(checkout, { card: "4000000000000002" })).rejects.toThrow("402");
      await vi.waitFor(
        async () => {
          const { rows } = await shop.connection.database.execute(
            sql`select from shop.declined_payment where checkout_id = ${checkout.checkoutId}`,
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000, interval: 50 },
      );
    }
    const payload = { ...cart(pro), guest: guest("thief6@studio.test") };
    const response = await visitor.post("checkout", payload);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(30);
    expect((await visit().post("checkout", payload)).statusCode).toBe(200);
  });

  it("is retained for good, and a checkout without an order for two months", async () => {
    const { database } = shop.connection;
    const age = ({ checkoutId }: CheckoutResponse, days: number) =>
      database.execute(sql`
        update shop.checkout set created_at = now() - ${days} * interval '1 day'
         where id = ${checkoutId}`);
    const { visitor } = await signUp();
    const paid = await open(visitor);
    const young = await open(visitor, cart({ ...pro, quantity: 2 }));
    const old = await open(visitor, cart({ ...pro, quantity: 3 }));
    await pay(paid);
    await orderOf(visitor, paid);
    await age(paid, 100);
    await age(young, 59);
    await age(old, 61);
    expect(await deleteAbandonedCheckouts(database)).toBe(1);
    const { rows } = await database.execute<{ id: string }>(sql`select id from shop.checkout`);
    const left = rows.map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([paid.checkoutId, young.checkoutId]));
    expect(left).not.toContain(old.checkoutId);
  });
});
