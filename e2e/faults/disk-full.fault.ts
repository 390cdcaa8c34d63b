import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { languages, linkTo } from "@autotune/routes";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Buyer } from "./buyer.ts";
import { keepBuying, signUpCrowd } from "./crowd.ts";
import { onceEach, whenDelivered } from "./delivered.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

const run = promisify(execFile);
let shop: ShopUnderFault;
let disk: string;
let visitor: Buyer | undefined;
let crowd: Buyer[];
beforeAll(async () => {
  shop = await startShopUnderFault(5400, {
    // The database's files get a small disk of their own.
    async prepare(folder) {
      disk = join(folder, "postgres");
      await mkdir(disk);
      await run("mount", ["-t", "tmpfs", "-o", "size=1500m", "tmpfs", disk]);
    },
  });
  [visitor, ...crowd] = await signUpCrowd(shop, 5);
});
afterAll(() => shop.stop());

/** A day's log in a moment: the database keeps some empty files ready, and meets the full disk only after them. */
async function useUpLog(client: pg.Client): Promise<void> {
  for (let file = 0; file < 100; file += 1) {
    const isWritten = await client.query("select txid_current(), pg_switch_wal()").then(
      () => true,
      () => false,
    );
    if (!isWritten) return;
  }
}

const pages = () => languages.map((language) => shop.edgeUrl + linkTo("Home", {}, language));

it("The database's disk full for 20 s under people who buy: pages stay, and every payment has its order, once", async () => {
  await Promise.all(pages().map((page) => fetch(page)));
  const stopBuying = keepBuying(crowd);
  await wait(5000);
  // A full disk lets nobody in.
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  const filler = join(disk, "filler");
  // It ends when nothing more fits.
  await run("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"]).catch(() => undefined);
  await useUpLog(client);
  await client.end().catch(() => undefined);
  const began = Date.now();
  let refused = 0;
  while (Date.now() - began < 20_000) {
    for (const page of pages()) expect((await fetch(page)).status).toBe(200);
    const { status } = await fetch(`http://127.0.0.1:${shop.webPorts[0]}/health/live`);
    expect(status).toBe(200);
    refused +=
      (await visitor?.openCheckout().then(
        () => 0,
        () => 1,
      )) ?? 0;
    await wait(500);
  }
  await rm(filler);
  // A database that could not write its log has ended; an operator starts it again.
  await shop.postgres.start().catch(() => undefined);
  await wait(10_000);
  const paid = await stopBuying();
  console.log(`${paid.length} paid; while the disk was full ${refused} checkouts were refused`);
  // A disk that is not full proves nothing.
  expect(refused).toBeGreaterThan(0);
  expect(paid.length).toBeGreaterThan(0);
  expect(await whenDelivered(shop, paid)).toEqual(onceEach(paid));
}, 600_000);
