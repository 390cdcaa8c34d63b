import { setTimeout as wait } from "node:timers/promises";
import { linkTo } from "@autotune/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Buyer } from "./buyer.ts";
import { signUpCrowd, type PaidPurchase } from "./crowd.ts";
import { onceEach, whenDelivered } from "./delivered.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

let shop: ShopUnderFault;
let crowd: Buyer[];
const paid: PaidPurchase[] = [];
beforeAll(async () => {
  shop = await startShopUnderFault(5200, { withCms: true });
  crowd = await signUpCrowd(shop, 4);
});
afterAll(() => shop.stop());

/** A process that neither ends nor answers: its connections stay open and silent. */
async function whileFrozen<T>(pid: number | undefined, act: () => Promise<T>): Promise<T> {
  if (pid === undefined) throw new Error("it does not run");
  process.kill(pid, "SIGSTOP");
  try {
    return await act();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}

/** How long anybody waited, in milliseconds, for a page that no edge has cached or for a checkout, until all is delivered. */
async function longestWait(): Promise<number> {
  let longest = 0;
  const timed = async <T>(act: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await act();
    longest = Math.max(longest, performance.now() - began);
    return result;
  };
  for (const [index, buyer] of crowd.entries()) {
    const origin = `http://127.0.0.1:${shop.webPorts[index % 2]}`;
    const page = await timed(() => fetch(origin + linkTo("AutoTune", { slug: "pro" })));
    expect(page.status).toBe(200);
    await page.text();
    const purchase = await timed(() => buyer.openCheckout());
    await buyer.pay(purchase);
    paid.push({ buyer, ...purchase });
  }
  expect(await whenDelivered(shop, paid, { timeout: 30_000 })).toEqual(onceEach(paid));
  console.log(`longest wait: ${Math.round(longest)} ms`);
  return longest;
}

const most = 3000;

describe("Frozen", () => {
  it("Redis: pages and purchases go on", async () => {
    expect(await whileFrozen(shop.redis.pid(), longestWait)).toBeLessThan(most);
  });

  it("the CMS: pages and purchases go on", async () => {
    expect(await whileFrozen(shop.cms?.child.pid, longestWait)).toBeLessThan(most);
  });

  it("the worker for 30 s: pages go on, and orders are made afterwards", async () => {
    await whileFrozen(shop.worker.child.pid, async () => {
      for (const buyer of crowd) {
        const purchase = await buyer.openCheckout();
        await buyer.pay(purchase);
        paid.push({ buyer, ...purchase });
      }
      await wait(30_000);
    });
    expect(await whenDelivered(shop, paid)).toEqual(onceEach(paid));
  });
});

describe("Killed", () => {
  it("the CMS: pages and purchases go on", async () => {
    await shop.cms?.stop("SIGKILL");
    expect(await longestWait()).toBeLessThan(most);
  });
});
