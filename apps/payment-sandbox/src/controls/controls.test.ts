import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox, type RunningSandbox } from "../../test/start-sandbox.ts";

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

describe("the controls", () => {
  it("reject every call without their token", async () => {
    const { status } = await sandbox.call({
      path: "/controls/clock",
      headers: { authorization: "Bearer another-token" },
      body: { advanceSeconds: 60 },
    });
    expect(status).toBe(401);
  });

  it("keep the clock's offset across a restart", async () => {
    await sandbox.advance(3600);
    await sandbox.restart();
    const { json } = await sandbox.control("/clock");
    const ahead = Date.parse(json.now) - Date.now();
    expect(ahead).toBeGreaterThan(3_590_000);
    expect(ahead).toBeLessThan(3_610_000);
  });

  it("reject what they do not know", async () => {
    expect((await sandbox.control("/delivery", { slower: true }, "PUT")).status).toBe(400);
    expect((await sandbox.control("/forge", { eventId: "x", forgery: "signature" })).status).toBe(
      404,
    );
  });
});

describe("an order", () => {
  it("applies a coupon and reports it item by item", async () => {
    await sandbox.api("/coupons", {
      coupon: "SINGER20",
      discount: { type: "percent", percent: 20 },
    });
    const order = await sandbox.buy({ country: "BR", more: { coupon: "singer20" } });
    const { json } = await sandbox.api(`/orders/${order.id}`);
    expect(json).toMatchObject({ currency: "BRL", coupons: ["SINGER20"], tax: 0 });
    expect(json.items[0]).toMatchObject({ coupon: "SINGER20", discount: json.discount });
    expect(json.total + json.discount).toBeCloseTo(716.67, 2);
  });

  it("has an invoice and an account page", async () => {
    const order = await sandbox.buy();
    const invoice = await sandbox.call({ path: new URL(order.invoiceUrl).pathname });
    expect(invoice.text).toContain(order.reference);
    const { json } = await sandbox.api(`/accounts/${order.account}/authenticate`);
    const { pathname } = new URL(json.accounts[0].url);
    expect((await sandbox.call({ path: pathname })).text).toContain(order.reference);
    expect((await sandbox.call({ path: `${pathname}x` })).status).toBe(404);
  });
});
