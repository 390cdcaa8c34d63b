import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day, startSandbox, type RunningSandbox } from "../../test/start-sandbox.ts";

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

let order: { id: string };
let subscription: string;
const subscribe = async (product: string, pay: object = {}): Promise<void> => {
  const bought = await sandbox.buy({ items: [{ product }] }, pay);
  order = bought;
  subscription = bought.items[0].subscription;
};
const read = async () => (await sandbox.api(`/subscriptions/${subscription}`)).json;
const types = async (): Promise<string[]> => {
  const { json } = await sandbox.control(`/events?order=${order.id}`);
  return json.events
    .map(({ type }: { type: string }) => type)
    .filter((type: string) => type !== "account.created" && type !== "order.completed")
    .map((type: string) => type.replace("subscription.", ""));
};
const change = (about: object) =>
  sandbox.api("/subscriptions", { subscriptions: [{ subscription, ...about }] });

describe("a trial", () => {
  beforeEach(() => subscribe("monthly-trial"));

  it("costs nothing at first, reminds, and is charged when it ends", async () => {
    const { json: bought } = await sandbox.api(`/orders/${order.id}`);
    expect(bought).toMatchObject({ completed: true, total: 0 });
    expect(await read()).toMatchObject({ state: "trial", active: true });
    await sandbox.advance(12 * day);
    expect(await types()).toEqual(["activated", "trial.reminder"]);
    await sandbox.advance(2 * day);
    expect(await types()).toEqual(["activated", "trial.reminder", "charge.completed", "updated"]);
    expect(await read()).toMatchObject({ state: "active" });
    const { json: entries } = await sandbox.api(`/subscriptions/${subscription}/entries`);
    expect(entries.map((entry: { order: { total: number } }) => entry.order.total)).toEqual([
      27.05, 0,
    ]);
  });

  it("that is canceled ends without a charge, and goes on when it is uncanceled", async () => {
    await sandbox.api(`/subscriptions/${subscription}`, undefined, "DELETE");
    expect(await read()).toMatchObject({ state: "canceled", next: null });
    await change({ deactivation: null });
    expect(await read()).toMatchObject({ state: "trial" });
    await sandbox.api(`/subscriptions/${subscription}`, undefined, "DELETE");
    await sandbox.advance(15 * day);
    expect(await read()).toMatchObject({ state: "deactivated", active: false });
    expect(await types()).toEqual([
      "activated",
      "canceled",
      "uncanceled",
      "canceled",
      "deactivated",
    ]);
  });

  it("has no estimate", async () => {
    const { status, json } = await sandbox.api("/subscriptions/estimate", {
      subscription,
      product: "yearly",
    });
    expect(status).toBe(400);
    expect(json.subscriptions[0].error).toEqual({ subscription: "TRIAL" });
  });
});

describe("a subscription", () => {
  beforeEach(() => subscribe("monthly"));

  it("renews month after month, in order, however far the clock jumps", async () => {
    await sandbox.advance(63 * day);
    expect(await types()).toEqual([
      "activated",
      "payment.reminder",
      "charge.completed",
      "payment.reminder",
      "charge.completed",
    ]);
    expect(await read()).toMatchObject({ state: "active", sequence: 3 });
  });

  it("makes an order of every charge, which can be refunded", async () => {
    await sandbox.advance(31 * day);
    const { json: entries } = await sandbox.api(`/subscriptions/${subscription}/entries`);
    const charge = entries[0].order.id;
    const { json: charged } = await sandbox.api(`/orders/${charge}`);
    expect(charged).toMatchObject({ completed: true, total: 27.05, items: [{ subscription }] });
    const { json } = await sandbox.api("/returns", {
      returns: [{ order: charge, reason: "OTHER" }],
    });
    expect(json.returns[0]).toMatchObject({ totalReturn: 27.05, original: { id: charge } });
  });

  it("canceled now is deactivated, not canceled", async () => {
    await sandbox.api(`/subscriptions/${subscription}?billingPeriod=0`, undefined, "DELETE");
    expect(await types()).toEqual(["activated", "deactivated"]);
    expect((await change({ product: "yearly" })).status).toBe(400);
  });

  it("rests while it is paused and is charged when the pause is over", async () => {
    const before = await read();
    await sandbox.api(`/subscriptions/${subscription}/pause`, { pausePeriodCount: 1 });
    const paused = await read();
    expect(paused.state).toBe("paused");
    expect(paused.next).toBeGreaterThan(before.next + 27 * day * 1000);
    await sandbox.advance(40 * day);
    expect(await types()).toEqual(["activated", "paused"]);
    await sandbox.advance(25 * day);
    expect(await types()).toEqual(["activated", "paused", "charge.completed", "updated"]);
  });

  it("resumed early is billed on its next date", async () => {
    const before = await read();
    await sandbox.api(`/subscriptions/${subscription}/pause`, { pausePeriodCount: 3 });
    await sandbox.api(`/subscriptions/${subscription}/resume`, undefined, "POST");
    expect(await read()).toMatchObject({ state: "active", next: before.next });
  });

  it("estimates a change and charges what it estimated", async () => {
    await sandbox.advance(15 * day);
    const request = { subscription, product: "yearly", prorate: true };
    const { json: body } = await sandbox.api("/subscriptions/estimate", request);
    const estimate = body.subscriptions[0];
    expect(estimate.prorationCredit).toBeGreaterThan(10);
    expect(estimate.prorationCredit).toBeLessThan(14);
    expect((await read()).product).toBe("monthly");
    await change({ product: "yearly", prorate: true });
    expect(await read()).toMatchObject({ product: "yearly", intervalUnit: "year" });
    const { json } = await sandbox.control(`/events?order=${order.id}`);
    const charge = json.events.findLast(
      ({ type }: { type: string }) => type === "subscription.charge.completed",
    );
    expect(Math.abs(charge.data.total - estimate.amountDue)).toBeLessThan(0.02);
  });

  it("stays what it is where the card declines the cost of a change, and can be changed after that", async () => {
    await sandbox.control(`/subscriptions/${subscription}`, { failingCharges: 1 }, "PUT");
    const declined = await change({ product: "yearly", prorate: true });
    expect(declined.status).toBe(400);
    expect(declined.json.subscriptions).toMatchObject([{ error: { payment: "DECLINED" } }]);
    expect(await read()).toMatchObject({ state: "active", product: "monthly" });
    const { json } = await sandbox.control(`/events?order=${order.id}`);
    expect(json.events.at(-1)).toMatchObject({
      type: "subscription.charge.failed",
      data: { reason: "DECLINED", subscription: { product: "yearly" } },
    });
    await change({ product: "yearly", prorate: true });
    expect(await read()).toMatchObject({ state: "active", product: "yearly" });
  });

  it("changed without proration pays the new plan from the next date on", async () => {
    const before = await read();
    await change({ product: "yearly" });
    expect(await read()).toMatchObject({ product: "yearly", next: before.next });
    await sandbox.advance(32 * day);
    const after = await read();
    expect(after.next - before.next).toBeGreaterThan(364 * day * 1000);
  });

  it("becomes overdue, is tried again, and recovers", async () => {
    await sandbox.control(`/subscriptions/${subscription}`, { failingCharges: 1 }, "PUT");
    await sandbox.advance(31 * day);
    expect(await read()).toMatchObject({ state: "overdue" });
    await sandbox.advance(3 * day);
    expect(await read()).toMatchObject({ state: "active" });
    expect((await types()).slice(2)).toEqual([
      "charge.failed",
      "payment.overdue",
      "charge.completed",
      "updated",
    ]);
  });

  it("ends when its card keeps declining", async () => {
    await subscribe("monthly", { card: "4000 0000 0000 0341" });
    await sandbox.advance(50 * day);
    expect(await read()).toMatchObject({ state: "deactivated" });
    expect((await types()).filter((type) => type === "charge.failed")).toHaveLength(4);
  });

  it("lists its history", async () => {
    await sandbox.api(`/subscriptions/${subscription}`, undefined, "DELETE");
    const { json } = await sandbox.api(`/subscriptions/${subscription}/history`);
    expect(json.history.map(({ action }: { action: string }) => action)).toEqual([
      "subscription.activated",
      "subscription.canceled",
    ]);
  });
});

describe("another price for the same product", () => {
  beforeEach(() => subscribe("monthly"));

  it("is charged from the next billing date on, which stays", async () => {
    const { next, price } = await read();
    const { status } = await change({ product: "monthly", pricing: { price: { USD: 30 } } });
    expect(status).toBe(200);
    expect(price).not.toBe(30);
    expect(await read()).toMatchObject({ price: 30, next, state: "active" });
    expect(await types()).toEqual(["activated", "updated"]);
    await sandbox.advance(32 * day);
    const { json: entries } = await sandbox.api(`/subscriptions/${subscription}/entries`);
    const [rebill] = entries.map((entry: { order: { total: number } }) => entry.order.total);
    expect(rebill).toBeGreaterThanOrEqual(30);
  });

  it("cannot come with another product", async () => {
    const { status, json } = await change({ product: "yearly", pricing: { price: { USD: 30 } } });
    expect(status).toBe(400);
    expect(json.subscriptions[0].error).toEqual({ pricing: "Not for another product" });
  });
});
