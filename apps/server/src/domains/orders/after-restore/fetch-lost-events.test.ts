import { account, order } from "@autotune/database/schema";
import { asRole } from "@autotune/database/roles";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buy, providerOf } from "../../../../test/purchases.ts";
import { settings } from "../../../../test/settings.ts";
import { openTestShop, signUp, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { modules } from "../../../app/modules.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { database as databasePlugin } from "../../../platform/database/database.ts";
import { enqueueing } from "../../../platform/jobs/enqueue.ts";
import { fetchLostEvents, findUnhandled } from "./fetch-lost-events.ts";

let shop: TestShop;
let app: App;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
  // With the rights that the command has.
  const url = asRole(shop.databaseUrl, "web");
  app = await createApp({ settings, name: "web", modules });
  await app.register(databasePlugin, { url, applicationName: "test" });
  await app.register(enqueueing, { url });
}, 90_000);
afterAll(async () => {
  await app.close();
  await shop.close();
});

it("delivers again what the provider believes delivered and a restored database has lost", async () => {
  const { database } = shop.connection;
  await signUp(shop.web);
  const [buyer] = await database.select().from(account).orderBy(desc(account.id)).limit(1);
  const lines = [{ path: "auto-tune-pro" }];
  const bought = await buy(shop, { accountId: buyer?.id ?? 0, lines });
  const find = () =>
    database.select().from(order).where(eq(order.providerOrderId, bought.order.id));
  await vi.waitFor(async () => expect(await find()).toHaveLength(1), { timeout: 15_000 });
  await database.execute(
    sql`truncate shop.checkout, shop.provider_event, shop.provider_event_key cascade`,
  );
  expect(await find()).toEqual([]);

  // What was paid just before that moment was stored after it.
  const since = new Date();
  const lost = await fetchLostEvents(app, providerOf(shop), { live: false, since });
  expect(lost).toMatchObject({ rebuilt: [bought.order.reference], isComplete: true });
  expect(lost.stored).toBe(lost.eventIds.length);
  await vi.waitFor(async () => expect(await findUnhandled(app, lost.eventIds)).toEqual([]), {
    timeout: 15_000,
  });
  expect(await find()).toMatchObject([{ state: "completed", reference: bought.order.reference }]);
});
