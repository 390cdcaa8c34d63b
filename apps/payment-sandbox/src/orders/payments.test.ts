import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../test/shop.ts";
import { day, startSandbox, type RunningSandbox } from "../../test/start-sandbox.ts";

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const inFrame = (session: string, call: string, body: unknown) =>
  sandbox.call({
    path: `/embedded-studio/session/${session}/${call}`,
    headers: { host: sandbox.host },
    body,
  });
const card = (number: string) => ({ number, expiry: "12 / 39", cvc: "123" });
const payWith = (number: string) => ({
  method: "card",
  card: card(number),
  country: "US",
  postalCode: "10001",
});
const eventTypes = async (order: string): Promise<string[]> => {
  const { json } = await sandbox.control(`/events?order=${order}`);
  return json.events.map(({ type }: { type: string }) => type);
};

describe("a payment", () => {
  it("makes one order of two clicks, two tabs and a reload", async () => {
    const session = await sandbox.openSession();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => inFrame(session, "payment", payWith("4242424242424242"))),
    );
    const again = await inFrame(session, "payment", payWith("4000000000000002"));
    const ids = [...responses, again].map(({ json }) => json.order.id);
    expect(new Set(ids).size).toBe(1);
    expect(await eventTypes(ids[0])).toEqual(["order.completed"]);
    const reloaded = await sandbox.call({
      path: `/embedded-studio/session/${session}`,
      headers: { host: sandbox.host },
    });
    expect(reloaded.text).toContain(ids[0]);
    const { json } = await sandbox.api(`/sessions/${session}`);
    expect(json.order).toBe(ids[0]);
  });

  it.each([
    ["4000 0000 0000 0002", "declined"],
    ["4000 0000 0000 9995", "insufficientFunds"],
  ])("with the card %s is declined as %s and can be tried again", async (number, outcome) => {
    const session = await sandbox.openSession();
    expect((await inFrame(session, "payment", payWith(number))).json).toEqual({ outcome });
    const { json } = await inFrame(session, "payment", payWith("4242424242424242"));
    expect(json).toMatchObject({ outcome: "paid", order: { completed: true } });
  });

  it("notifies the shop of a declined card by order.failed", async () => {
    const session = await sandbox.openSession({ more: { tags: { attempt: "refused" } } });
    await sandbox.control(`/sessions/${session}/pay`, { card: "4000000000000002" });
    const announced = () =>
      sandbox.shop.deliveries
        .flatMap(({ events }) => events)
        .filter(({ data }) => Reflect.get(data["tags"] ?? {}, "attempt") === "refused");
    await until(() => announced().length === 1);
    expect(announced()).toMatchObject([
      { type: "order.failed", data: { completed: false, payment: { cardEnding: "0002" } } },
    ]);
  });

  it("tries nothing with a number that cannot be right", async () => {
    const session = await sandbox.openSession();
    const before = sandbox.shop.deliveries.length;
    const { json } = await inFrame(session, "payment", payWith("4242 4242 4242 4241"));
    expect(json).toEqual({ outcome: "fields", fields: ["number"] });
    const wrong = { ...payWith(""), card: { number: "", expiry: "01/20", cvc: "x" } };
    expect((await inFrame(session, "payment", wrong)).json.fields).toEqual([
      "number",
      "expiry",
      "cvc",
    ]);
    expect(sandbox.shop.deliveries.length).toBe(before);
  });

  it("may need its owner's yes", async () => {
    const session = await sandbox.openSession();
    const first = await inFrame(session, "payment", payWith("4000000000003220"));
    expect(first.json).toEqual({ outcome: "authentication" });
    const declined = await inFrame(session, "authentication", { authorised: false });
    expect(declined.json).toEqual({ outcome: "declined" });
    await inFrame(session, "payment", payWith("4000000000003220"));
    const paid = await inFrame(session, "authentication", { authorised: true });
    expect(paid.json).toMatchObject({
      outcome: "paid",
      order: { payment: { cardEnding: "3220" } },
    });
  });

  it("cannot be authorised when no card required it", async () => {
    const session = await sandbox.openSession();
    const { json } = await inFrame(session, "authentication", { authorised: true });
    expect(json).toEqual({ outcome: "declined" });
  });

  it("by bank transfer waits until the money comes", async () => {
    const order = await sandbox.buy({}, { method: "bank" });
    expect(order).toMatchObject({ completed: false, payment: { type: "bank" } });
    expect(await eventTypes(order.id)).toEqual(["order.payment.pending"]);
    const settled = await sandbox.control(`/orders/${order.id}/settle`, {});
    expect(settled.json).toMatchObject({ id: order.id, completed: true });
    await sandbox.control(`/orders/${order.id}/settle`, {});
    expect(await eventTypes(order.id)).toEqual(["order.payment.pending", "order.completed"]);
  });

  it.each(["canceled", "failed"])("by bank transfer can end as %s", async (outcome) => {
    const order = await sandbox.buy({}, { method: "bank" });
    await sandbox.control(`/orders/${order.id}/settle`, { outcome });
    expect(await eventTypes(order.id)).toEqual(["order.payment.pending", `order.${outcome}`]);
    expect((await sandbox.control(`/orders/${order.id}/settle`, {})).status).toBe(409);
  });

  it("applies the country's tax and keeps the session's currency", async () => {
    const session = await sandbox.openSession({ country: "US" });
    const { json } = await inFrame(session, "country", { country: "DE" });
    expect(json.summary).toContain("VAT 19%, included");
    expect(json.labels.card).toBe("Pay $129.00");
    const page = await sandbox.call({
      path: `/embedded-studio/session/${session}`,
      headers: { host: sandbox.host },
    });
    expect(page.text).toContain('<option value="DE" selected>');
    const paid = await sandbox.control(`/sessions/${session}/pay`, {});
    expect(paid.json).toMatchObject({ currency: "USD", total: 129, tax: 20.6, subtotal: 108.4 });
  });

  it("of a company in another member state carries no tax, and names its id", async () => {
    const session = await sandbox.openSession({ country: "DE" });
    const rejected = await inFrame(session, "country", { country: "DE", taxId: "DE12" });
    expect(rejected.json).toMatchObject({ takesTaxId: true, isTaxIdWrong: true });
    const wrong = { ...payWith("4242424242424242"), country: "DE", taxId: "DE12" };
    expect((await inFrame(session, "payment", wrong)).json.fields).toEqual(["taxId"]);
    const { json } = await inFrame(session, "country", { country: "DE", taxId: "de 123 456 789" });
    expect(json.isTaxIdWrong).toBe(false);
    expect(json.summary).toContain("VAT, reverse charge");
    expect(json.labels.card).toBe("Pay €100.76");
    const paid = await sandbox.control(`/sessions/${session}/pay`, {});
    expect(paid.json).toMatchObject({
      currency: "EUR",
      subtotal: 100.76,
      tax: 0,
      total: 100.76,
      taxId: "DE123456789",
    });
    const invoice = await sandbox.call({ path: `/invoices/${paid.json.id}` });
    expect(invoice.text).toContain("VAT ID DE123456789");
    expect(invoice.text).toContain("VAT, reverse charge");
  });

  it("accepts no such id outside the union", async () => {
    const session = await sandbox.openSession({ country: "DE" });
    const { json } = await inFrame(session, "country", { country: "US", taxId: "DE123456789" });
    expect(json).toMatchObject({ takesTaxId: false, isTaxIdWrong: false });
    const paid = await sandbox.control(`/sessions/${session}/pay`, {});
    expect(paid.json).toMatchObject({ taxId: null });
  });

  it("of yen has no decimals", async () => {
    const session = await sandbox.openSession({ country: "JP" });
    const { text } = await sandbox.control(`/sessions/${session}/pay`, {});
    expect(text).toContain('"total":19800,"totalDisplay":"¥19,800"');
    expect(text).toContain('"totalInPayoutCurrency":132.66');
  });

  it("comes too late after a day, but an order stays readable", async () => {
    const paid = await sandbox.openSession();
    await sandbox.control(`/sessions/${paid}/pay`, {});
    const open = await sandbox.openSession();
    await sandbox.advance(day);
    expect((await sandbox.control(`/sessions/${open}/pay`, {})).status).toBe(410);
    expect((await sandbox.control(`/sessions/${paid}/pay`, {})).status).toBe(200);
  });
});

describe("a return", () => {
  it("refunds a whole order once", async () => {
    const order = await sandbox.buy();
    const request = { returns: [{ order: order.id, reason: "OTHER", note: "withdrawn" }] };
    const { json } = await sandbox.api("/returns", request);
    expect(json.returns[0]).toMatchObject({
      order: order.id,
      result: "success",
      type: "FULL",
      totalReturn: order.total,
      original: { id: order.id, reference: order.reference },
    });
    const again = await sandbox.api("/returns", request);
    expect(again.status).toBe(400);
    expect(again.json.returns[0].error).toEqual({ order: "Already returned" });
    expect(await eventTypes(order.id)).toEqual(["order.completed", "return.created"]);
  });

  it("by item refunds the whole order, tax and all, in two steps", async () => {
    const order = await sandbox.buy({
      items: [{ product: "tuner-pro" }, { product: "harmony" }],
      country: "ES",
    });
    const back = async (product: string) => {
      const { json } = await sandbox.api("/returns", {
        returns: [{ order: order.id, reason: "OTHER", items: [{ product }] }],
      });
      return Math.round(json.returns[0].totalReturn * 100);
    };
    const sum = (await back("harmony")) + (await back("tuner-pro"));
    expect(sum).toBe(Math.round(order.total * 100));
  });
});
