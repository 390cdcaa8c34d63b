import { setTimeout as wait } from "node:timers/promises";
import { emptyRedis } from "@autotune/scripts/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Buyer } from "../faults/buyer.ts";
import { startShopUnderFault, type ShopUnderFault } from "../faults/shop-under-fault.ts";
import { keepBuying, signUpBuyers, untilShown } from "./purchases.ts";

let shop: ShopUnderFault;
let buyers: Buyer[];
beforeAll(async () => {
  shop = await startShopUnderFault(4900);
  buyers = await signUpBuyers(shop, shop.edgeUrl, 4);
});
afterAll(() => shop.stop());

it("Redis is emptied again and again while people buy: no order is lost, and nobody is signed out", async () => {
  const shopping = keepBuying(buyers);
  for (let turn = 0; turn < 10; turn += 1) {
    await wait(1000);
    await emptyRedis(shop.redis.url);
  }
  await shopping.stop();
  expect(shopping.paid.length).toBeGreaterThan(10);
  for (const purchase of shopping.paid) await untilShown(purchase);
  for (const buyer of buyers)
    expect((await buyer.call("GET", "/laravel/rest/user")).status).toBe(200);
});
