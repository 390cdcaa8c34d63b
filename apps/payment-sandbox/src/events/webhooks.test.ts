import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../test/shop.ts";
import { startSandbox, type RunningSandbox } from "../../test/start-sandbox.ts";

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  // The account exists from here on, so that each order below has one event.
  await sandbox.buy();
  await until(() => sandbox.shop.eventTypes().length === 2);
  sandbox.shop.reset();
});
afterEach(async () => {
  await sandbox.control("/delivery", undefined, "DELETE");
  const unprocessed = await sandbox.api("/events/unprocessed");
  for (const { id } of unprocessed.json.events)
    await sandbox.api(`/events/${id}`, { processed: true });
  sandbox.shop.reset();
});
afterAll(() => sandbox.stop());

const unprocessedIds = async (): Promise<string[]> => {
  const { json } = await sandbox.api("/events/unprocessed");
  return json.events.map(({ id }: { id: string }) => id);
};

describe("webhooks", () => {
  it("are signed over the raw bytes, with decimals as they were written", async () => {
    const order = await sandbox.buy();
    await until(() => sandbox.shop.deliveries.length === 1);
    const [delivery] = sandbox.shop.deliveries;
    expect(delivery?.signature).toBe(
      createHmac("sha256", "a-webhook-secret")
        .update(delivery?.body ?? "")
        .digest("base64"),
    );
    expect(delivery?.events[0]).toMatchObject({ type: "order.completed", data: { id: order.id } });
    expect(delivery?.body).toContain('"subtotal":129.00');
    expect(await unprocessedIds()).toEqual([]);
    const { json } = await sandbox.api("/events/processed?days=1");
    expect(json.events.map(({ id }: { id: string }) => id)).toContain(delivery?.events[0]?.id);
  });

  it("come several in one post when several are due", async () => {
    sandbox.shop.respondWith(() => ({ status: 200 }));
    await sandbox.buy({ email: "new@studio.test" });
    await until(() => sandbox.shop.eventTypes().length === 2);
    expect(sandbox.shop.deliveries).toHaveLength(1);
    expect(sandbox.shop.eventTypes()).toEqual(["account.created", "order.completed"]);
  });

  it("are retried with the same id while they are rejected", async () => {
    let failures = 2;
    sandbox.shop.respondWith(() => ({ status: failures-- > 0 ? 503 : 200 }));
    await sandbox.buy();
    await until(() => sandbox.shop.deliveries.length === 3);
    expect(new Set(sandbox.shop.eventIds()).size).toBe(1);
    await until(async () => (await unprocessedIds()).length === 0);
  });

  it("are retried when no response comes in five seconds", async () => {
    let silent = true;
    sandbox.shop.respondWith(() => {
      const response = silent ? "silence" : { status: 200 };
      silent = false;
      return response;
    });
    await sandbox.buy();
    await until(() => sandbox.shop.deliveries.length === 2, 12);
    expect(new Set(sandbox.shop.eventIds()).size).toBe(1);
  });

  it("are accepted one by one when a 202 names them", async () => {
    let first = true;
    sandbox.shop.respondWith(({ events }) => {
      const text = first ? `${events[0]?.id}\n` : events.map(({ id }) => id).join("\n");
      first = false;
      return { status: 202, text };
    });
    await sandbox.buy({ email: "named@studio.test" });
    await until(() => sandbox.shop.deliveries.length === 2);
    expect(sandbox.shop.deliveries[1]?.events.map(({ type }) => type)).toEqual(["order.completed"]);
  });

  it("survive a restart of the sandbox", async () => {
    sandbox.shop.respondWith(() => ({ status: 500 }));
    await sandbox.buy();
    await until(() => sandbox.shop.deliveries.length === 1);
    await sandbox.restart();
    sandbox.shop.respondWith(() => ({ status: 200 }));
    await until(async () => (await unprocessedIds()).length === 0, 20);
    expect(new Set(sandbox.shop.eventIds()).size).toBe(1);
  });

  it("can be dropped: they are never sent and stay unprocessed", async () => {
    await sandbox.control("/delivery", { drop: 1 }, "PUT");
    const lost = await sandbox.buy();
    const delivered = await sandbox.buy();
    await until(() => sandbox.shop.deliveries.length === 1);
    expect(sandbox.shop.deliveries[0]?.events[0]?.data["id"]).toBe(delivered.id);
    // The response to the other one is recorded shortly after the shop sent it.
    await until(async () => (await unprocessedIds()).length === 1);
    const { json } = await sandbox.api("/events/unprocessed?begin=2020-01-01");
    expect(json.events.map(({ data }: { data: { id: string } }) => data.id)).toEqual([lost.id]);
  });

  it("can come twice", async () => {
    await sandbox.control("/delivery", { duplicates: 1 }, "PUT");
    await sandbox.buy();
    await until(() => sandbox.shop.deliveries.length === 2);
    expect(new Set(sandbox.shop.eventIds()).size).toBe(1);
  });

  it("can come late", async () => {
    await sandbox.control("/delivery", { delayMilliseconds: 900 }, "PUT");
    const bought = Date.now();
    await sandbox.buy();
    await until(() => sandbox.shop.deliveries.length === 1);
    expect(Date.now() - bought).toBeGreaterThanOrEqual(850);
  });

  it("can come in another order, each in a post of its own", async () => {
    await sandbox.control("/delivery", { reorder: true }, "PUT");
    const orders = [await sandbox.buy(), await sandbox.buy(), await sandbox.buy()];
    await until(() => sandbox.shop.deliveries.length === 3);
    const arrived = sandbox.shop.deliveries.map(({ events }) => events[0]?.data["id"]);
    expect(arrived).not.toEqual(orders.map(({ id }) => id));
    expect(new Set(arrived)).toEqual(new Set(orders.map(({ id }) => id)));
  });

  it("can be sent again by hand, under the same or a new id", async () => {
    const order = await sandbox.buy();
    await until(() => sandbox.shop.deliveries.length === 1);
    const { json } = await sandbox.control(`/events?order=${order.id}`);
    const [{ id }] = json.events;
    await sandbox.control(`/events/${id}/redeliver`, {});
    await until(() => sandbox.shop.deliveries.length === 2);
    await sandbox.control(`/events/${id}/redeliver`, { newId: true });
    await until(() => sandbox.shop.deliveries.length === 3);
    const [first, second, third] = sandbox.shop.eventIds();
    expect([first, second]).toEqual([id, id]);
    expect(third).not.toBe(id);
  });

  it.each(["signature", "swappedBody", "truncated", "oldSecret"])(
    "can be forged by %s, so that the signature no longer fits",
    async (forgery) => {
      const order = await sandbox.buy();
      await until(() => sandbox.shop.deliveries.length === 1);
      sandbox.shop.respondWith(() => ({ status: 401 }));
      const { json } = await sandbox.control(`/events?order=${order.id}`);
      const forged = await sandbox.control("/forge", { eventId: json.events[0].id, forgery });
      expect(forged.json).toEqual({ status: 401 });
      const delivery = sandbox.shop.deliveries.at(-1);
      expect(delivery?.signature).not.toBe(
        createHmac("sha256", "a-webhook-secret")
          .update(delivery?.body ?? "")
          .digest("base64"),
      );
    },
  );
});

describe("lists of events", () => {
  const processed = async (query: string) => (await sandbox.api(`/events/processed?${query}`)).json;

  it("hold those of a window of time", async () => {
    const begin = Date.now();
    const order = await sandbox.buy();
    await until(async () => (await processed(`begin=${begin}`)).events.length === 1);
    const { events } = await processed(`begin=${begin}&end=${Date.now() + 1}`);
    expect(events.map(({ data }: { data: { id: string } }) => data.id)).toEqual([order.id]);
    expect((await processed(`begin=${begin - 1}&end=${begin}`)).events).toEqual([]);
    expect((await processed(`begin=${Date.now() + 60_000}`)).events).toEqual([]);
  });

  it("are refused without a begin, or with one after the end", async () => {
    expect(await processed("end=5")).toMatchObject({ error: { begin: "Begin required." } });
    expect(await processed("begin=5&end=5")).toMatchObject({
      error: { begin: "Begin must be less than end." },
    });
    expect(await processed("begin=yesterday")).toMatchObject({
      error: { begin: "Can not parse begin" },
    });
  });

  it("hold 25 at most, and say that there are more", async () => {
    const begin = Date.now();
    const bought = Array.from({ length: 26 }, () => sandbox.buy());
    await Promise.all(bought);
    await until(async () => (await unprocessedIds()).length === 0);
    const { events, more } = await processed(`begin=${begin}`);
    expect({ events: events.length, more }).toEqual({ events: 25, more: true });
  });
});
