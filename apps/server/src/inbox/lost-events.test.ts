import type { CheckoutAnswer, CheckoutStateAnswer } from "@autotune/contract";
import { fastSpring } from "@autotune/payments";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { orderEvent } from "../../test/paid-orders.ts";
import { metricsToken } from "../../test/settings.ts";
import { openTestShop, signUp, type TestShop } from "../../test/shop.ts";
import { reconcileOrders } from "./reconcile-orders.ts";
import { sweepEvents } from "./sweep-events.ts";
import type { Job } from "../jobs/jobs.ts";

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUp>>;
let sweep: Job;
let reconcile: Job;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUp(shop.web);
  const provider = fastSpring(shop.providerAccess);
  // In the web process of this test, so that the worker's own runs at its start do not matter.
  sweep = sweepEvents(shop.web, provider);
  reconcile = reconcileOrders(shop.web, provider);
  await vi.waitFor(openCheckout, { timeout: 15_000, interval: 200 });
}, 60_000);
afterEach(() => shop.sandbox.control("DELETE", "/delivery"));
afterAll(() => shop.close());

async function openCheckout(): Promise<CheckoutAnswer> {
  const answer = await buyer.call("POST", "/laravel/rest/checkout", {
    lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
    currency: "USD",
    language: "en",
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<CheckoutAnswer>();
}

async function orderOf({ checkoutId }: CheckoutAnswer) {
  const answer = await buyer.call("GET", `/laravel/rest/checkout/${checkoutId}`);
  return answer.json<CheckoutStateAnswer>().order;
}

const untilDelivered = (checkout: CheckoutAnswer) =>
  vi.waitFor(async () => expect((await orderOf(checkout))?.lines[0]?.licences).toHaveLength(1), {
    timeout: 10_000,
    interval: 100,
  });

async function gauge(name: string): Promise<number> {
  const { body } = await shop.web.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(body)?.[1]);
}

describe("the sweeper", () => {
  it("fetches what no webhook brought, and lets the provider know that it is ours now", async () => {
    // An account's first order makes two events.
    await shop.sandbox.control("PUT", "/delivery", { drop: 10 });
    const checkout = await openCheckout();
    await shop.sandbox.control("POST", `/sessions/${checkout.sessionId}/pay`, {});
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await orderOf(checkout)).toBeNull();

    await sweep.run();
    await untilDelivered(checkout);
    const left = await fastSpring(shop.providerAccess).readUnprocessedEvents(new Date(0));
    expect(left).toEqual({ events: [], unreadable: 0, more: false });
    await sweep.run();
    expect((await orderOf(checkout))?.lines[0]?.licences).toHaveLength(1);
  });

  it("gives an event that waits for longer than five minutes to the workers again, and shows it", async () => {
    const checkout = await openCheckout();
    const event = orderEvent({ checkoutId: checkout.checkoutId });
    // Its job is gone, as after a dead letter.
    await shop.connection.database.execute(sql`
      insert into shop.provider_event (event_id, received_at, type, live, occurred_at, data)
      values (${event.id}, now() - interval '6 minutes', ${event.type}, false, now(), ${JSON.stringify(event.data)}::jsonb)`);
    await sweep.run();
    expect(await gauge("provider_events_unhandled")).toBe(1);
    await untilDelivered(checkout);
    await sweep.run();
    expect(await gauge("provider_events_unhandled")).toBe(0);
  });
});

describe("the daily reconciliation", () => {
  it("raises the alarm for an order that was paid and has no licence here, and for no other", async () => {
    const [delivered, lost] = [await openCheckout(), await openCheckout()];
    for (const { sessionId } of [delivered, lost])
      await shop.sandbox.control("POST", `/sessions/${sessionId}/pay`, {});
    await Promise.all([untilDelivered(delivered), untilDelivered(lost)]);
    await vi.waitFor(async () => {
      const left = await fastSpring(shop.providerAccess).readUnprocessedEvents(new Date(0));
      expect(left.events).toEqual([]);
    });
    const warned = vi.spyOn(shop.web.log, "error");
    // What was paid a minute ago may still be under way, so it is compared later.
    await reconcile.run();
    expect(await gauge("orders_paid_not_delivered")).toBe(0);
    const soon = Date.now() + 20 * 60_000;
    vi.spyOn(Date, "now").mockReturnValue(soon);
    await reconcile.run();
    expect(await gauge("orders_paid_not_delivered")).toBe(0);

    await shop.connection.database.execute(sql`
      delete from shop.licence where order_line_id in (
        select line.id from shop.order_line line join shop.order o on o.id = line.order_id
        where o.checkout_id = ${lost.checkoutId})`);
    await reconcile.run();
    vi.restoreAllMocks();
    expect(await gauge("orders_paid_not_delivered")).toBe(1);
    expect(warned).toHaveBeenCalledWith(
      { providerOrderId: expect.any(String) },
      "paid, but not delivered",
    );
    // What was found is mended too.
    await untilDelivered(lost);
  });
});
