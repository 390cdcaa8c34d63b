import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Buyer } from "./buyer.ts";
import { keepBuying, signUpCrowd, type PaidPurchase } from "./crowd.ts";
import { onceEach, whenDelivered } from "./delivered.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";
import { sized } from "./size.ts";

let shop: ShopUnderFault;
let crowd: Buyer[];
/** Of all tests here, since they share the shop. */
const paid: PaidPurchase[] = [];
beforeAll(async () => {
  shop = await startShopUnderFault(4900);
  crowd = await signUpCrowd(shop, 6);
});
afterAll(() => shop.stop());

/** Returns how many were paid meanwhile. */
async function buyThroughout(
  rounds: number,
  crash: (round: number) => Promise<void>,
): Promise<number> {
  const stopBuying = keepBuying(crowd);
  for (let round = 0; round < rounds; round += 1) {
    await wait(500 + Math.random() * 1000);
    await crash(round);
  }
  const purchases = await stopBuying();
  paid.push(...purchases);
  console.log(`${purchases.length} paid while ${rounds} crashes happened`);
  return purchases.length;
}

describe("Under people who buy", () => {
  const webKills = sized({ whole: 100, usual: 20 });
  it(`web processes killed ${webKills} times: every payment has its order, once`, async () => {
    const bought = await buyThroughout(webKills, async (round) => {
      await shop.webs[round % 2]?.stop("SIGKILL");
      await shop.startWeb(round % 2);
    });
    expect(bought).toBeGreaterThan(webKills);
    expect(await whenDelivered(shop, paid)).toEqual(onceEach(paid));
  }, 3_600_000);

  const databaseKills = sized({ whole: 20, usual: 5 });
  it(`PostgreSQL killed ${databaseKills} times: every payment has its order, once`, async () => {
    const bought = await buyThroughout(databaseKills, async () => {
      await shop.postgres.stop();
      await wait(1000);
      await shop.postgres.start();
      await wait(4000);
    });
    expect(bought).toBeGreaterThan(0);
    expect(await whenDelivered(shop, paid)).toEqual(onceEach(paid));
  }, 1_800_000);
});
