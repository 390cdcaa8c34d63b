import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Buyer } from "../faults/buyer.ts";
import { startBackedUpShop, type BackedUpShop } from "./backed-up-shop.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { startMovingAddress } from "./moving-address.ts";
import {
  acknowledged,
  buyOnce,
  keepBuying,
  lostIn,
  signUpBuyers,
  untilShown,
} from "./purchases.ts";

const primaryPort = 4930;
const standbyPort = 4931;
let address: Awaited<ReturnType<typeof startMovingAddress>>;
let shop: BackedUpShop;
let buyers: Buyer[];
beforeAll(async () => {
  address = await startMovingAddress(4920, primaryPort);
  shop = await startBackedUpShop(4900, { postgresPort: primaryPort, addressPort: 4920 });
  buyers = await signUpBuyers(shop, shop.edgeUrl, 6);
  await shop.postgres.backup("base-backup");
});
afterAll(async () => {
  await shop.stop();
  await address.stop();
});

it("a standby is promoted while people buy: nothing that was confirmed is lost, and no process restarts", async () => {
  const { postgres, databaseUrl } = shop;
  const standby = await postgres.startStandby(standbyPort);
  const heartbeat = await startHeartbeat(databaseUrl);
  const shopping = keepBuying(buyers);
  await wait(10_000);
  await postgres.destroy();
  const destroyedAt = Date.now();
  await heartbeat.stop();
  const confirmed = await acknowledged(shopping.paid, shop.providerDatabaseUrl);
  expect(confirmed.serials.length).toBeGreaterThan(10);

  await standby.promote();
  address.moveTo(standbyPort);
  await postgres.receiveWal();
  const promotedAt = Date.now();
  expect(await lostIn(databaseUrl, confirmed)).toEqual({ serials: [], events: [] });
  expect(await heartbeat.lostSeconds()).toBe(0);

  const [first] = buyers;
  if (first === undefined) throw new Error("Nobody buys");
  await shopping.stop();
  await expect.poll(() => buyOnce(first).then(() => true, String), { timeout: 60_000 }).toBe(true);
  const soldAt = Date.now();
  for (const purchase of shopping.paid) await untilShown(purchase);
  for (const process of [...shop.webs, shop.worker]) expect(process.child.exitCode).toBeNull();
  console.log(
    `RPO 0 s; RTO ${(soldAt - destroyedAt) / 1000} s: promoted after ${(promotedAt - destroyedAt) / 1000} s; ` +
      `${shopping.paid.length} orders paid, ${confirmed.serials.length} shown before`,
  );
});
