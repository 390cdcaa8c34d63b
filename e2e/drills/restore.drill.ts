import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Buyer } from "../faults/buyer.ts";
import { startBackedUpShop, type BackedUpShop } from "./backed-up-shop.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { hideSegment } from "./hide-segment.ts";
import {
  acknowledged,
  buyOnce,
  keepBuying,
  lostIn,
  signUpBuyers,
  untilShown,
} from "./purchases.ts";
import { query } from "./query.ts";

let shop: BackedUpShop;
let buyers: Buyer[];
beforeAll(async () => {
  shop = await startBackedUpShop(4900);
  buyers = await signUpBuyers(shop, shop.edgeUrl, 6);
  await shop.postgres.backup("base-backup");
});
afterAll(() => shop.stop());

const nothing = { serials: [], events: [] };

describe("the database is destroyed while people buy", () => {
  it("and restored to the end of its WAL: nothing that was confirmed is lost", async () => {
    const { postgres, databaseUrl } = shop;
    const heartbeat = await startHeartbeat(databaseUrl);
    const shopping = keepBuying(buyers);
    await wait(15_000);
    await postgres.destroy();
    const destroyedAt = Date.now();
    await heartbeat.stop();
    // Who is paying now learns of it later.
    await wait(2000);
    const confirmed = await acknowledged(shopping.paid, shop.providerDatabaseUrl);
    expect(confirmed.serials.length).toBeGreaterThan(10);
    expect(confirmed.events.length).toBeGreaterThan(10);

    await postgres.backup("restore");
    const filesAt = Date.now();
    await postgres.start();
    await postgres.receiveWal();
    const restoredAt = Date.now();
    expect(await lostIn(databaseUrl, confirmed)).toEqual(nothing);
    const lost = await heartbeat.lostSeconds();
    expect(lost).toBe(0);

    const [first] = buyers;
    if (first === undefined) throw new Error("Nobody buys");
    await shopping.stop();
    await expect
      .poll(() => buyOnce(first).then(() => true, String), { timeout: 60_000 })
      .toBe(true);
    const soldAt = Date.now();
    // What was paid for in between arrives.
    for (const purchase of shopping.paid) await untilShown(purchase);
    const down = (soldAt - destroyedAt) / 1000;
    console.log(
      `RPO ${lost} s; RTO ${down} s: files ${(filesAt - destroyedAt) / 1000} s, ` +
        `WAL ${(restoredAt - filesAt) / 1000} s, first sale ${(soldAt - restoredAt) / 1000} s; ` +
        `${shopping.paid.length} orders paid, ${confirmed.serials.length} shown before`,
    );
    await postgres.backup("write-metrics", "drill", String(lost), String(down));
    await postgres.backup("base-backup");
  });

  it("with a WAL segment missing: the restore refuses, and names it; it would lose orders", async () => {
    const { postgres, databaseUrl } = shop;
    const shopping = keepBuying(buyers);
    for (let segment = 0; segment < 4; segment += 1) {
      await wait(3000);
      await query(databaseUrl, "select pg_switch_wal()");
    }
    await wait(3000);
    await shopping.stop();
    const confirmed = await acknowledged(shopping.paid, shop.providerDatabaseUrl);
    await postgres.destroy();
    const missing = (await readdir(postgres.walFolder)).toSorted().at(-4) ?? "";
    const giveBack = await hideSegment(postgres, missing);

    await expect(postgres.backup("restore")).rejects.toThrow(missing);
    await postgres.restoreUpToGap();
    await postgres.start();
    const lost = await lostIn(databaseUrl, confirmed);
    expect(lost.serials.length).toBeGreaterThan(0);
    console.log(`without ${missing}: ${lost.serials.length} orders would be lost`);

    await giveBack();
    await postgres.destroy();
    await postgres.backup("restore");
    await postgres.start();
    await postgres.receiveWal();
    expect(await lostIn(databaseUrl, confirmed)).toEqual(nothing);
    await postgres.backup("base-backup");
    expect(await postgres.backup("verify")).toContain("status: ok");
  });
});
