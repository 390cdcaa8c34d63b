import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

let shop: ShopUnderFault;
beforeAll(async () => {
  shop = await startShopUnderFault(4400);
});
afterAll(() => shop.stop());

const report = (ip: string, process: number) =>
  fetch(`http://127.0.0.1:${shop.webPorts[process]}/policy-reports`, {
    method: "POST",
    headers: { "content-type": "application/csp-report", "x-forwarded-for": ip },
    body: JSON.stringify({ "csp-report": { "blocked-uri": "inline" } }),
  }).then(({ status }) => status);

const limit = 20;

/** The responses to a new client past the limit, sent to both processes in turn. */
let callers = 0;
async function reportToBoth(): Promise<number[]> {
  callers += 1;
  const statuses: number[] = [];
  for (let turn = 0; turn < limit + 2; turn += 1)
    statuses.push(await report(`203.0.113.${callers}`, turn % 2));
  return statuses;
}

const allowed = Array<number>(limit).fill(204);
const shared = [...allowed, 429, 429];

describe("Redis", () => {
  it("gone: pages go on, limits hold in each process, and are shared again afterwards", async () => {
    expect(await reportToBoth()).toEqual(shared);

    await shop.redis.stop();
    expect((await fetch(`${shop.edgeUrl}/fr`)).status).toBe(200);
    for (const process of [0, 1]) {
      const statuses: number[] = [];
      for (let turn = 0; turn < limit + 5; turn += 1)
        statuses.push(await report("198.51.100.1", process));
      expect(statuses.slice(0, limit)).toEqual(allowed);
      expect(statuses.at(-1)).toBe(429);
    }

    await shop.redis.start();
    await expect.poll(reportToBoth, { timeout: 20_000, interval: 500 }).toEqual(shared);
  });
});
