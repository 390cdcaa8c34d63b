import { expandEvent, inventedBuyer, returnEvent } from "@autotune/payments/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderEvent } from "../../../../test/paid-orders.ts";
import { openPurchase, buy, providerOf } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { tellShop } from "../../../../test/tell-shop.ts";
import { findOrder, makeCustomer } from "../fulfilment/testing/customer.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

const again = <Event extends object>(event: Event) => ({ ...event, id: crypto.randomUUID() });

/** A checkout whose payment the provider tells by the events of the test alone. */
async function openOrder() {
  const customer = await makeCustomer(shop);
  const { accountId } = customer;
  const lines = [{ path: "auto-tune-pro" }];
  const { checkoutId } = await openPurchase(shop, { accountId, lines });
  const orderId = `order-${checkoutId}`;
  const paid = orderEvent({ checkoutId, orderId });
  const total = productsToPush.find(({ path }) => path === "auto-tune-pro")?.prices.USD ?? 0;
  const [item] = paid.data.items;
  const money = { currency: "USD", total: total / 100, tax: 0, subtotal: total / 100 };
  const items = [{ ...item, product: "auto-tune-pro", subtotal: total / 100 }];
  const data = { ...paid.data, ...money, items, customer: inventedBuyer };
  const returned = returnEvent({
    returnId: `return-${checkoutId}`,
    orderId,
    currency: "USD",
    total: total / 100,
    items: [{ product: "auto-tune-pro", quantity: 1 }],
    returnedAt: new Date(),
  });
  const licences = async () =>
    (await customer.licences()).map(({ revokedAt }) => (revokedAt === null ? "valid" : "revoked"));
  return { customer, orderId, total, paid: { ...paid, data }, returned, licences };
}

describe.each([
  ["whole objects", true],
  ["ids", false],
])("events with %s", (_, isExpanded) => {
  const shape = <Event extends Parameters<typeof expandEvent>[0]>(event: Event): Event =>
    isExpanded ? expandEvent(event) : event;

  it("deliver an order once, and take it back once", async () => {
    const { orderId, total, paid, returned, licences, customer } = await openOrder();
    await tellShop(shop, shape(paid));
    expect(await licences()).toEqual(["valid"]);
    await tellShop(shop, again(shape(paid)), again(paid));
    expect(await licences()).toEqual(["valid"]);
    await tellShop(shop, shape(returned));
    await tellShop(shop, again(shape(returned)), again(returned), again(shape(paid)));
    expect(await licences()).toEqual(["revoked"]);
    expect(await findOrder(shop, orderId)).toMatchObject({ state: "refunded", refunded: total });
    expect(customer.mails()).toEqual(["order", "refund"]);
  });

  it("take back an order that they tell of afterwards", async () => {
    const { orderId, paid, returned, licences } = await openOrder();
    await tellShop(shop, shape(returned), shape(paid));
    expect(await licences()).toEqual(["revoked"]);
    expect(await findOrder(shop, orderId)).toMatchObject({ state: "refunded" });
  });

  it("end a plan, which an older one does not bring back", async () => {
    const customer = await makeCustomer(shop);
    const { accountId } = customer;
    const { order } = await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
    const { events } = (await shop.sandbox.control("GET", `/events?order=${order.id}`)) as {
      events: { type: string; data: Record<string, unknown> }[];
    };
    const { data } = events.find(({ type }) => type === "subscription.activated") ?? {};
    const end = Number(data?.["changed"]) + 2000;
    const told = (type: string, changed: number, more: object) =>
      shape({
        id: crypto.randomUUID(),
        processed: false,
        created: changed,
        type,
        live: false,
        data: { ...data, changed, ...more },
      });
    const ended = told("subscription.deactivated", end, {
      state: "deactivated",
      active: false,
      end,
      deactivationDate: end,
    });
    await tellShop(shop, ended);
    await tellShop(shop, told("subscription.updated", end - 1000, {}));
    await tellShop(shop, again(ended));
    expect(await customer.plans()).toMatchObject([
      { state: "deactivated", path: "unlimited-monthly", endedAt: new Date(end) },
    ]);
    expect(customer.mails().filter((kind) => kind === "plan-ended")).toHaveLength(1);
  });
});

it("an event of a plan applies where it does not name the order that began it", async () => {
  const customer = await makeCustomer(shop);
  const { accountId } = customer;
  const { order } = await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
  const { events } = (await shop.sandbox.control("GET", `/events?order=${order.id}`)) as {
    events: { type: string; data: Record<string, unknown> }[];
  };
  const activated = events.find(({ type }) => type === "subscription.activated");
  const { initialOrderId: _, initialOrderReference: __, ...data } = activated?.data ?? {};
  const changed = Number(data["changed"]) + 2000;
  const end = changed + 86_400_000;
  await tellShop(shop, {
    id: crypto.randomUUID(),
    processed: false,
    created: changed,
    type: "subscription.canceled",
    live: false,
    data: { ...data, changed, state: "canceled", canceledDate: changed, deactivationDate: end },
  });
  expect(await customer.plans()).toMatchObject([{ state: "canceled", endsAt: new Date(end) }]);
});

it("of the buyer, the inbox holds what is erased with an account, and nothing else", async () => {
  const { orderId, paid, returned } = await openOrder();
  await tellShop(shop, expandEvent(paid), expandEvent(returned));
  const { rows } = await shop.connection.database.execute<{ told: string }>(sql`
    select (data - 'customer' - 'ipAddress')::text as told from shop.provider_event
     where ${orderId} in (data ->> 'id', data #>> '{original,id}')`);
  expect(rows).toHaveLength(2);
  for (const { told } of rows) {
    expect(told).not.toContain(inventedBuyer.email);
    expect(told).not.toContain(inventedBuyer.last);
  }
});
