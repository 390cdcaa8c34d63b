import type { CheckoutResponse, CheckoutStateResponse } from "@autotune/contract";
import { fastSpring } from "@autotune/payments";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makeAccount, orderEvent } from "../../../../test/paid-orders.ts";
import {
  buy,
  providerOf,
  readOpenEvents,
  stopSweeping,
  untilSettled,
} from "../../../../test/purchases.ts";
import { metricsToken, settings } from "../../../../test/settings.ts";
import { openTestShop, signUp, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { compareOrders } from "./compare-orders.ts";
import { reconcileOrders } from "./reconcile-orders.ts";
import { sweepEvents } from "./sweep-events.ts";
import { modules } from "../../../app/modules.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { database as databasePlugin } from "../../../platform/database/database.ts";
import { enqueueing } from "../../../platform/jobs/enqueue.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

let shop: TestShop;
let worker: App;
let buyer: Awaited<ReturnType<typeof signUp>>;
let sweep: Job;
let compare: (minutesLater: number, live?: boolean) => Promise<void>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUp(shop.web);
  const provider = fastSpring(shop.providerAccess);
  await stopSweeping(shop);
  // A second worker without jobs, whose metrics and log are the test's own.
  worker = await createApp({ settings, name: "worker", modules });
  await worker.register(databasePlugin, { url: shop.databaseUrl, applicationName: "test" });
  await worker.register(enqueueing, { url: shop.databaseUrl });
  sweep = sweepEvents(worker, provider);
  reconcileOrders(worker, provider, { live: false });
  compare = (minutesLater, live = false) =>
    compareOrders(worker, provider, { live, now: new Date(Date.now() + minutesLater * 60_000) });
  await vi.waitFor(() => openCheckout(), { timeout: 15_000, interval: 200 });
}, 60_000);
afterEach(() => shop.sandbox.control("DELETE", "/delivery"));
afterAll(async () => {
  await worker.close();
  await shop.close();
});

/** The same cart would continue the open session; another language opens a new one. */
async function openCheckout(language = "en"): Promise<CheckoutResponse> {
  const response = await buyer.call("POST", "/laravel/rest/checkout", {
    lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
    currency: "USD",
    language,
  });
  expect(response.statusCode).toBe(200);
  return response.json<CheckoutResponse>();
}

function paidEvent({ checkoutId }: CheckoutResponse) {
  const event = orderEvent({ checkoutId });
  const paid = 459;
  const items = [{ product: "auto-tune-pro", quantity: 1, subtotal: paid }];
  return {
    ...event,
    data: { ...event.data, currency: "USD", total: paid, subtotal: paid, items },
  };
}

async function orderOf({ checkoutId }: CheckoutResponse) {
  const response = await buyer.call("GET", `/laravel/rest/checkout/${checkoutId}`);
  return response.json<CheckoutStateResponse>().order;
}

const untilDelivered = (checkout: CheckoutResponse) =>
  vi.waitFor(async () => expect((await orderOf(checkout))?.lines[0]?.licences).toHaveLength(1), {
    timeout: 10_000,
    interval: 100,
  });

async function gauge(name: string): Promise<number> {
  const { body } = await worker.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(body)?.[1]);
}

describe("the sweeper", () => {
  it("fetches what no webhook delivered, and confirms it to the provider", async () => {
    // An account's first order makes two events.
    await shop.sandbox.control("PUT", "/delivery", { drop: 10 });
    const checkout = await openCheckout();
    await shop.sandbox.control("POST", `/sessions/${checkout.sessionId}/pay`, {});
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await orderOf(checkout)).toBeNull();

    await sweep.run();
    await untilDelivered(checkout);
    expect(await readOpenEvents(shop)).toEqual([]);
    await sweep.run();
    expect((await orderOf(checkout))?.lines[0]?.licences).toHaveLength(1);
  });

  it("requeues an event that has waited longer than five minutes, and reports it", async () => {
    const checkout = await openCheckout();
    const event = paidEvent(checkout);
    // Its job is gone, as after dead-lettering.
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

describe("many unneeded events", () => {
  it("do not block one that was paid for", async () => {
    const { database } = shop.connection;
    const checkout = await openCheckout("es");
    const event = paidEvent(checkout);
    await database.execute(sql`
      insert into shop.provider_event (event_id, received_at, type, live, occurred_at, data)
      select 'useless-' || number, now() - interval '10 minutes', 'account.created', false, now(), '{}'
        from generate_series(1, 1000) number`);
    await database.execute(sql`
      insert into shop.provider_event (event_id, received_at, type, live, occurred_at, data)
      values (${event.id}, now() - interval '6 minutes', ${event.type}, false, now(), ${JSON.stringify(event.data)}::jsonb)`);
    await sweep.run();
    await untilDelivered(checkout);
    await sweep.run();
    await untilSettled(shop);
    expect(await gauge("provider_events_unhandled")).toBe(0);
  }, 60_000);
});

describe("the daily reconciliation", () => {
  it("raises the alarm for an order that was paid and has no licence here, and for no other", async () => {
    const [delivered, lost] = [await openCheckout("fr"), await openCheckout("de")];
    for (const { sessionId } of [delivered, lost])
      await shop.sandbox.control("POST", `/sessions/${sessionId}/pay`, {});
    await Promise.all([untilDelivered(delivered), untilDelivered(lost)]);
    await vi.waitFor(async () => expect(await readOpenEvents(shop)).toEqual([]), 10_000);
    const warned = vi.spyOn(worker.log, "error");
    // What was paid a minute ago may still be in progress, so it is compared later.
    await compare(0);
    expect(await gauge("orders_paid_not_delivered")).toBe(0);
    await compare(20);
    expect(await gauge("orders_paid_not_delivered")).toBe(0);

    await shop.connection.database.execute(sql`
      delete from shop.licence where order_line_id in (
        select line.id from shop.order_line line join shop.order o on o.id = line.order_id
        where o.checkout_id = ${lost.checkoutId})`);
    // Nothing was paid in the other mode.
    await compare(20, true);
    expect(await gauge("orders_paid_not_delivered")).toBe(0);
    await compare(20);
    expect(await gauge("orders_paid_not_delivered")).toBe(1);
    expect(warned).toHaveBeenCalledWith(
      { providerOrderId: expect.any(String) },
      "paid, but not delivered",
    );
    // What was found is also repaired.
    await untilDelivered(lost);
  });

  it("counts a trial, which costs nothing, and the charges of plans like everything else", async () => {
    const { database } = shop.connection;
    await providerOf(shop).pushProducts(productsToPush);
    const lines = [{ path: "auto-tune-pro" }, { path: "unlimited-monthly-14d-free" }];
    const { order } = await buy(shop, { accountId: await makeAccount(database), lines });
    const countMissing = async (afterDays: number) => {
      await compare(afterDays * 24 * 60 + 20);
      const undelivered = await gauge("orders_paid_not_delivered");
      await untilSettled(shop);
      return undelivered;
    };
    expect(await countMissing(0)).toBe(0);
    await database.execute(sql`
      delete from shop.subscription where provider_subscription_id = ${order.items[1]?.subscription}`);
    expect(await countMissing(0)).toBe(1);
    expect(await countMissing(0)).toBe(0);

    await shop.sandbox.control("POST", "/clock", { advanceSeconds: 15 * 86_400 });
    await untilSettled(shop);
    expect(await countMissing(15)).toBe(0);
    await database.execute(sql`delete from shop.subscription_charge`);
    expect(await countMissing(15)).toBe(1);
    expect(await countMissing(15)).toBe(0);
  }, 40_000);
});
