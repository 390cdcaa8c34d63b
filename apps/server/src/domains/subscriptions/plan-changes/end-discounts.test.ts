import { subscription, subscriptionCharge } from "@autotune/database/schema";
import { ProviderUnavailable } from "@autotune/payments";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { providerOf, stopSweeping, untilSettled } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { makeSubscriber, type Subscriber } from "../plans/testing/subscriber.ts";
import { settleDiscounts } from "./end-discounts.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await stopSweeping(shop);
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

const halfPrice = { unitPrice: 1250, priceAfterDiscount: 2500 };

async function advance(days: number): Promise<void> {
  await shop.sandbox.control("POST", "/clock", { advanceSeconds: days * 86_400 });
  await untilSettled(shop);
}

/** What was charged after the order, the oldest first; tax is added to it. */
async function chargesOf({ id }: Subscriber): Promise<number[]> {
  const rows = await shop.connection.database
    .select({ total: subscriptionCharge.total })
    .from(subscriptionCharge)
    .where(eq(subscriptionCharge.subscriptionId, id))
    .orderBy(asc(subscriptionCharge.chargedAt));
  return rows.map(({ total }) => total);
}

const newestMail = ({ email }: Subscriber) => shop.mailbox.mailsTo(email).at(-1)?.text ?? "";

it("a plan at half price for two months is charged so twice, and then in full", async () => {
  const ana = await makeSubscriber(shop, "unlimited-monthly", {
    ...halfPrice,
    discountedPeriods: 2,
  });
  expect(await ana.detail()).toMatchObject({
    price: 1250,
    discount: { chargesLeft: 1, priceAfter: 2500 },
  });
  expect(shop.mailbox.mailsTo(ana.email).map(({ text }) => text)).toContainEqual(
    expect.stringContaining("$12.50 for 1 month, then $25 every month"),
  );

  await advance(31);
  expect(await ana.detail()).toMatchObject({ price: 2500, discount: null });
  expect(await ana.row()).toMatchObject({
    price: 2500,
    discountedChargesLeft: null,
    priceAfterDiscount: null,
  });
  expect(await providerOf(shop).readSubscription(ana.fsId)).toMatchObject({ price: 2500 });
  expect(newestMail(ana)).toContain("From the next charge: $25 every month");

  await advance(31);
  await advance(31);
  const [half, ...full] = await chargesOf(ana);
  expect(full).toHaveLength(2);
  for (const total of full) expect(total).toBe(2 * (half ?? 0));
  expect(newestMail(ana)).not.toContain("From the next charge");
});

it("a discount for one period ends with the order, and free days use up none of it", async () => {
  const ben = await makeSubscriber(shop, "unlimited-monthly", {
    ...halfPrice,
    discountedPeriods: 1,
  });
  expect(await providerOf(shop).readSubscription(ben.fsId)).toMatchObject({ price: 2500 });
  const cleo = await makeSubscriber(shop, "unlimited-monthly-14d-free", {
    ...halfPrice,
    discountedPeriods: 1,
  });
  expect(await cleo.detail()).toMatchObject({
    price: 1250,
    discount: { chargesLeft: 1, priceAfter: 2500 },
  });
  await advance(15);
  expect(await cleo.detail()).toMatchObject({ price: 2500, discount: null });
  expect(await providerOf(shop).readSubscription(cleo.fsId)).toMatchObject({ price: 2500 });
});

it("another plan has its own price, and nothing is raised later", async () => {
  const dan = await makeSubscriber(shop, "unlimited-monthly", {
    ...halfPrice,
    discountedPeriods: 3,
  });
  const change = { subscriptionId: dan.fsId, path: "essentials-monthly", prorate: false };
  await providerOf(shop).changePlan(change);
  await untilSettled(shop);
  expect(await dan.detail()).toMatchObject({ price: 1000, discount: null });
});

it("another plan keeps its own price while the event about it is still on its way", async () => {
  const fay = await makeSubscriber(shop, "unlimited-monthly", {
    ...halfPrice,
    discountedPeriods: 3,
  });
  await shop.connection.database
    .update(subscription)
    .set({ discountedChargesLeft: 0 })
    .where(eq(subscription.id, fay.id));
  await shop.sandbox.control("PUT", "/delivery", { delayMilliseconds: 600_000 });
  const provider = providerOf(shop);
  const change = { subscriptionId: fay.fsId, path: "unlimited-yearly", prorate: false };
  await provider.changePlan(change);
  const yearly = await provider.readSubscription(fay.fsId);
  expect(yearly).toMatchObject({ path: "unlimited-yearly", price: 24_000 });

  await settleDiscounts(shop.worker, provider).run();
  expect(await provider.readSubscription(fay.fsId)).toEqual(yearly);
  expect(await fay.row()).toMatchObject({
    path: "unlimited-monthly",
    price: 1250,
    discountedChargesLeft: 0,
    priceAfterDiscount: 2500,
  });

  await shop.sandbox.control("DELETE", "/delivery");
  await untilSettled(shop);
  expect(await fay.detail()).toMatchObject({ price: 24_000, discount: null });
});

it("what the provider could not be told is told by the job that compares, once", async () => {
  const eve = await makeSubscriber(shop, "unlimited-monthly", {
    ...halfPrice,
    discountedPeriods: 3,
  });
  const { database } = shop.connection;
  await database
    .update(subscription)
    .set({ discountedChargesLeft: 0 })
    .where(eq(subscription.id, eve.id));
  // Its owner sees what will be charged, whoever knows it.
  expect(await eve.detail()).toMatchObject({ price: 2500, discount: null });
  const provider = providerOf(shop);
  const away = () => Promise.reject(new ProviderUnavailable("it rests", { isUndecided: false }));
  const failing = settleDiscounts(shop.worker, { ...provider, changePrice: away });
  await expect(failing.run()).rejects.toThrow("Plans without their full price: 1");
  expect(await eve.row()).toMatchObject({ discountedChargesLeft: 0 });
  await settleDiscounts(shop.worker, provider).run();
  await settleDiscounts(shop.worker, provider).run();
  await untilSettled(shop);
  expect(await eve.row()).toMatchObject({ price: 2500, discountedChargesLeft: null });
  expect(await provider.readSubscription(eve.fsId)).toMatchObject({ price: 2500 });
});
