import type { PlanChangePreview } from "@autotune/contract";
import { planChange, renewalConsent } from "@autotune/database/schema";
import { eq, getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { modules } from "../../../app/modules.ts";
import { providerOf, untilSettled } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { gatherData } from "../../privacy/data-export/gather-data.ts";
import { makeSubscriber } from "../plans/testing/subscriber.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

it("changing to another plan stores its agreed terms once, and exports them on request", async () => {
  const ana = await makeSubscriber(shop, "unlimited-monthly");
  const change = { path: "unlimited-yearly" };
  const shown = await ana.call("POST", `${ana.address}/change-preview`, change);
  const { dueNow, nextCharge } = shown.json<PlanChangePreview>();
  const words = "The next charge: $240 every year, until you cancel";
  const confirmed = { ...change, dueNow, nextCharge, renewalTerms: ` ${words}\n` };
  await ana.update("change", confirmed);
  await ana.update("change", confirmed);
  await untilSettled(shop);
  const { database, transact } = shop.connection;
  const stored = await database
    .select(getTableColumns(renewalConsent))
    .from(renewalConsent)
    .innerJoin(planChange, eq(planChange.id, renewalConsent.planChangeId))
    .where(eq(planChange.subscriptionId, ana.id));
  expect(stored).toMatchObject([
    {
      checkoutId: null,
      path: "unlimited-yearly",
      terms: words,
      currency: "USD",
      price: nextCharge,
      subInterval: 1,
      subIntervalUnit: "y",
    },
  ]);
  expect(await gatherData(transact, modules, ana.accountId)).toMatchObject({
    plan_changes: [{ to_path: "unlimited-yearly" }],
    renewal_consents: expect.arrayContaining([expect.objectContaining({ terms: words })]),
  });
});
