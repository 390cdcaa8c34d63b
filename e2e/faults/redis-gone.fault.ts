import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

let shop: ShopUnderFault;
beforeAll(async () => {
  shop = await startShopUnderFault(4400);
});
afterAll(() => shop.stop());

const report = (ip: string) =>
  fetch(`http://127.0.0.1:${shop.webPorts[0]}/policy-reports`, {
    method: "POST",
    headers: { "content-type": "application/csp-report", "x-forwarded-for": ip },
    body: JSON.stringify({ "csp-report": { "blocked-uri": "inline" } }),
  }).then(({ status }) => status);

describe("Redis", () => {
  it("gone: pages go on, and limits hold in each process", async () => {
    expect(await report("203.0.113.1")).toBe(204);
    await shop.redis.stop();
    expect((await fetch(`${shop.edgeUrl}/fr`)).status).toBe(200);
    const statuses: number[] = [];
    for (let turn = 0; turn < 25; turn += 1) statuses.push(await report("203.0.113.2"));
    expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(204));
    expect(statuses.at(-1)).toBe(429);
    await shop.redis.start();
    await expect.poll(() => report("203.0.113.3"), { timeout: 10_000 }).toBe(204);
  });
});
