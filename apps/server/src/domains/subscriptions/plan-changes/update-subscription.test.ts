import { ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { providerOf } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { updateSubscription } from "./update-subscription.ts";
import { makeSubscriber, type Subscriber } from "../plans/testing/subscriber.ts";

let shop: TestShop;
let real: PaymentProvider;
let ana: Subscriber;
beforeAll(async () => {
  shop = await openTestShop();
  real = providerOf(shop);
  await real.pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sandbox.control("DELETE", "/delivery");
  ana = await makeSubscriber(shop, "unlimited-monthly");
  await shop.sandbox.control("PUT", "/delivery", { delayMilliseconds: 600_000 });
});

const noResponse = () =>
  Promise.reject(new ProviderUnavailable("no answer", { isUndecided: true }));
const cancel = (changes: Partial<PaymentProvider>) => {
  const { database, transact, log } = shop.web;
  const readyToEnqueue = () => shop.web.readyToEnqueue();
  const deps = { database, transact, readyToEnqueue, log, provider: { ...real, ...changes } };
  return updateSubscription(deps, ana, { action: "cancel" });
};

describe("a step without the provider's response", () => {
  it("is done where the plan shows that it was", async () => {
    const result = await cancel({
      async cancelSubscription(id, when) {
        await real.cancelSubscription(id, when);
        return noResponse();
      },
    });
    expect(result).toEqual({ ok: true });
    expect(await ana.row()).toMatchObject({ state: "canceled" });
  });

  it("is not done where the plan is unchanged", async () => {
    const result = await cancel({ cancelSubscription: noResponse });
    expect(result).toEqual({ ok: false, reason: "planUnchanged" });
    expect(await ana.row()).toMatchObject({ state: "active" });
  });

  it("may have been done where the plan cannot be read", async () => {
    const result = await cancel({ cancelSubscription: noResponse, readSubscription: noResponse });
    expect(result).toEqual({ ok: false, reason: "planUndecided" });
  });
});
