import { setTimeout as wait } from "node:timers/promises";
import { asRole } from "@autotune/database/roles";
import { languages, linkTo } from "@autotune/routes";
import { root } from "@autotune/scripts/stack";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { query } from "../drills/query.ts";
import { signUpBuyers } from "../drills/purchases.ts";
import type { Buyer } from "../faults/buyer.ts";
import { startShopUnderFault, type ShopUnderFault } from "../faults/shop-under-fault.ts";
import { findMissingFiles, readBuiltRelease, type BuiltRelease } from "./built-files.ts";
import { copyRelease } from "./copy-release.ts";
import { watchEdge } from "./edge-log.ts";
import { contract, expand, nextText } from "./made-up-change.ts";
import { migrateRelease, writeMigrations } from "./migrate-release.ts";
import { Roller, storeAssets } from "./roll.ts";
import { keepShopping } from "./shoppers.ts";
import { keepVisiting } from "./visitors.ts";

let shop: ShopUnderFault;
let former: BuiltRelease;
let next: BuiltRelease;
let buyers: Buyer[];
beforeAll(async () => {
  next = await readBuiltRelease(await copyRelease());
  former = await readBuiltRelease(root);
  shop = await startShopUnderFault(4400, { withVarnish: true });
  await storeAssets(shop, former);
  buyers = await signUpBuyers(shop, shop.edgeUrl, 3);
});
afterAll(() => shop.stop());

const home = () => fetch(shop.edgeUrl).then((response) => response.text());

it("a release is rolled out, back and out again under load: nobody notices, and nothing is lost", async () => {
  const releases = [former, next];
  const paths = languages.flatMap((language) => [
    linkTo("Home", {}, language),
    linkTo("AutoTune", { slug: "pro" }, language),
  ]);
  const databaseUrl = asRole(shop.databaseUrl, "migrations");
  const times: string[] = [];
  /** @param act may say itself how long it took, in milliseconds. */
  const time = async (name: string, act: () => Promise<number | void>) => {
    const began = performance.now();
    const took = (await act()) ?? performance.now() - began;
    times.push(`${name} ${(took / 1000).toFixed(1)} s`);
  };
  const hasEveryFile = async () =>
    expect(await findMissingFiles(shop.webPorts, releases)).toEqual([]);
  const roller = new Roller(shop);
  const failedAtEdge = await watchEdge();
  const visits = keepVisiting(shop.edgeUrl, paths, releases);
  const shopping = keepShopping(buyers);
  try {
    await wait(4000);

    await writeMigrations(next.folder, [expand]);
    await time("expand", () => migrateRelease(next.folder, databaseUrl));
    await time("roll-out", () => roller.roll(next, hasEveryFile));
    await time("pages of the edge", () =>
      vi.waitFor(async () => expect(await home()).toContain(nextText), { timeout: 60_000 }),
    );
    await hasEveryFile();
    await wait(4000);
    // A roll-back is a release too: its migrations find nothing to do.
    await time("migrations of the former release", () =>
      migrateRelease(former.folder, databaseUrl),
    );
    await time("roll-back", () => roller.roll(former, hasEveryFile));
    await time("pages of the edge", () =>
      vi.waitFor(async () => expect(await home()).not.toContain(nextText), { timeout: 60_000 }),
    );
    await wait(4000);
    await time("roll-out again", () => roller.roll(next, hasEveryFile));
    await writeMigrations(next.folder, [expand, contract]);
    await time("contract", () => migrateRelease(next.folder, databaseUrl));
    await wait(6000);
  } finally {
    await shopping.stop();
    await visits.stop();
  }

  console.log(
    `${times.join(", ")}; ${visits.requested} requests of visitors, pages ${[...visits.pages.values()].join(" + ")}; ` +
      `${shopping.paid.length} orders, responses ${shopping.responses.former} + ${shopping.responses.next}`,
  );
  expect(visits.failed).toEqual([]);
  expect(shopping.failed).toEqual([]);
  for (const { key } of releases) expect(visits.pages.get(key)).toBeGreaterThan(50);
  expect(shopping.responses.former).toBeGreaterThan(10);
  expect(shopping.responses.next).toBeGreaterThan(10);
  // Of every paid order one, with one licence.
  const notOnce = await query(
    shop.databaseUrl,
    `select paid.id, count(distinct bought.id) as orders, count(licence.id) as licences
       from unnest($1::uuid[]) as paid (id)
       left join shop.order bought on bought.checkout_id = paid.id and bought.state = 'completed'
       left join shop.order_line line on line.order_id = bought.id
       left join shop.licence on licence.order_line_id = line.id
      group by paid.id having count(distinct bought.id) <> 1 or count(licence.id) <> 1`,
    [shopping.paid],
  );
  expect(notOnce).toEqual([]);
  await vi.waitFor(async () => expect(await unfinishedJobs()).toEqual([]), { timeout: 30_000 });
  // Jobs of both releases were handled.
  const [received] = await query<{ former: number; next: number }>(
    shop.databaseUrl,
    "select count(*) filter (where received_by is null)::int as former, count(received_by)::int as next from shop.provider_event",
  );
  expect(received?.former).toBeGreaterThan(10);
  expect(received?.next).toBeGreaterThan(10);
  expect(await failedAtEdge()).toEqual([]);
});

/** What waits, and what was given up. */
const unfinishedJobs = () =>
  query(
    shop.databaseUrl,
    `select name, state, count(*)::int from jobs.job
      where name like '%-failed' or (state < 'completed' and name in ('handle-provider-event', 'send-order-email'))
      group by 1, 2`,
  );
