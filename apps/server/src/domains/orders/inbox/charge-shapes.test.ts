import { subscription, subscriptionCharge } from "@autotune/database/schema";
import { chargeEvent, inventedBuyer, type ToldCharge } from "@autotune/payments/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buy, providerOf } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { tellShop } from "../../../../test/tell-shop.ts";
import { makeCustomer, type Customer } from "../fulfilment/testing/customer.ts";

let shop: TestShop;
let customer: Customer;
let subscriptionId: string;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeCustomer(shop);
  const { accountId } = customer;
  const { order } = await buy(shop, { accountId, lines: [{ path: "unlimited-monthly" }] });
  subscriptionId = order.items[0]?.subscription ?? "";
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const plan = async () => {
  const [found] = await customer.plans();
  if (found === undefined) throw new Error("There is no plan");
  return found;
};
const charges = async () =>
  shop.connection.database
    .select()
    .from(subscriptionCharge)
    .where(eq(subscriptionCharge.subscriptionId, (await plan()).id));
const tell = async (about: Pick<ToldCharge, "outcome" | "shape"> & Partial<ToldCharge>) => {
  const orderId = crypto.randomUUID();
  const event = chargeEvent({
    subscriptionId,
    orderId,
    chargedAt: new Date(),
    ...about,
  });
  await tellShop(shop, event);
  return { event, orderId };
};

describe.each(["expanded", "ids"] as const)("a charge event of the shape %s", (shape) => {
  it("extends the plan that it pays for", async () => {
    const { id, nextChargeAt: nextAtProvider } = await plan();
    const due = new Date();
    await shop.connection.database
      .update(subscription)
      .set({ nextChargeAt: due, entitledUntil: due })
      .where(eq(subscription.id, id));
    const nextChargeAt = shape === "expanded" ? inDays(61) : nextAtProvider;
    const { orderId } = await tell({
      outcome: "completed",
      shape,
      total: 24.9,
      ...(nextChargeAt !== null && { nextChargeAt }),
    });
    expect(await plan()).toMatchObject({
      state: "active",
      path: "unlimited-monthly",
      nextChargeAt,
      entitledUntil: nextChargeAt,
    });
    expect(await charges()).toMatchObject([
      {
        providerKey: orderId,
        state: "completed",
        total: 2490,
        currency: "USD",
        path: "unlimited-monthly",
        reference: shape === "expanded" ? `STU-${orderId}` : null,
      },
    ]);
  });

  it("is stored once, however often it comes", async () => {
    const { event } = await tell({ outcome: "completed", shape });
    await tellShop(shop, { ...event, id: crypto.randomUUID() });
    expect(await charges()).toHaveLength(1);
  });

  it("of a declined card extends nothing", async () => {
    const before = await plan();
    await tell({ outcome: "failed", shape });
    expect(await charges()).toMatchObject([
      {
        state: "failed",
        total: shape === "expanded" ? 2706 : 2500,
        currency: "USD",
        path: "unlimited-monthly",
      },
    ]);
    expect(await plan()).toMatchObject({ state: "active", entitledUntil: before.entitledUntil });
  });

  it("is found by its subscription, and holds no name or address", async () => {
    const { event } = await tell({ outcome: "completed", shape });
    const { rows } = await shop.connection.database.execute<{ data: object }>(
      sql`select data from shop.provider_event where event_id = ${event.id}`,
    );
    expect(rows).toMatchObject([{ data: { subscription: subscriptionId } }]);
    expect(JSON.stringify(rows)).not.toContain(inventedBuyer.email);
    expect(JSON.stringify(rows)).not.toContain(inventedBuyer.last);
  });
});

it("a charge of ids alone waits while the provider cannot be asked, and pays then", async () => {
  await shop.sandbox.stop();
  const event = chargeEvent({
    outcome: "completed",
    shape: "ids",
    subscriptionId,
    orderId: "waiting-charge",
    chargedAt: new Date(),
  });
  const told = tellShop(shop, event);
  await shop.startSandbox();
  await told;
  expect(await charges()).toMatchObject([{ providerKey: "waiting-charge", state: "completed" }]);
}, 60_000);
