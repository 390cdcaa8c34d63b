import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "@autotune/scripts/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUpBuyer, type Buyer } from "../faults/buyer.ts";
import { startBackedUpShop, type BackedUpShop } from "./backed-up-shop.ts";
import { buyOnce, keepBuying, signUpBuyers, untilShown } from "./purchases.ts";
import { query } from "./query.ts";

let shop: BackedUpShop;
let buyers: Buyer[];
beforeAll(async () => {
  shop = await startBackedUpShop(4900);
  buyers = await signUpBuyers(shop, shop.edgeUrl, 4);
  // As if they had followed a mailed link: an account whose mailbox nobody has verified goes back to that mailbox.
  await query(shop.databaseUrl, "update shop.account set mailbox_proved_at = now()");
  await shop.postgres.backup("base-backup");
});
afterAll(() => shop.stop());

/** `pnpm orders:after-restore`, with the environment of web. */
function fetchWhatIsLost(moment: Date): Promise<{ readonly printed: string; code: number }> {
  const args = ["--silent", "orders:after-restore", moment.toISOString()];
  const env = { ...process.env, ...shop.environment };
  return new Promise((resolve) => {
    const child = execFile("pnpm", args, { cwd: root, env }, (_, stdout, stderr) =>
      resolve({ printed: stdout + stderr, code: child.exitCode ?? 1 }),
    );
  });
}

interface Delivered extends Record<string, unknown> {
  readonly checkoutId: string;
  readonly serials: readonly string[];
}

/** The licences of each paid checkout; of one that has no order, none. */
const deliveredFor = (checkoutIds: readonly string[]) =>
  query<Delivered>(
    shop.databaseUrl,
    `select paid.id::text as "checkoutId", coalesce(array_agg(serial order by serial) filter (where serial is not null), '{}') as serials
       from unnest($1::uuid[]) as paid (id)
       left join shop.order bought on bought.checkout_id = paid.id
       left join shop.order_line line on line.order_id = bought.id
       left join shop.licence on licence.order_line_id = line.id
      group by paid.id order by paid.id`,
    [checkoutIds],
  );

it("a shop that is restored to an earlier moment fetches what was paid since, and names the rest", async () => {
  const { postgres } = shop;
  const [first, ...others] = buyers;
  if (first === undefined) throw new Error("Nobody buys");
  // Paid after the moment from a checkout of before it.
  const open = await first.openCheckout();
  const shopping = keepBuying(others);
  await wait(5000);
  // While they buy: an order of just before it may be stored just after it.
  const moment = new Date();
  const paidBefore = shopping.paid.filter(({ order }) => order !== null);
  await wait(3000);
  await shopping.stop();
  await first.pay(open);
  const newcomer = await signUpBuyer(shop, shop.edgeUrl);
  const ofNewcomer = await buyOnce(newcomer);
  const trialBuyer = await signUpBuyer(shop, shop.edgeUrl);
  const trial = await trialBuyer.openCheckout({ withTrial: true });
  await trialBuyer.pay(trial);
  for (const purchase of shopping.paid) await untilShown(purchase);
  const paid = [...shopping.paid, open, ofNewcomer].map(({ checkoutId }) => checkoutId);
  await expect
    .poll(async () => (await deliveredFor([...paid, trial.checkoutId])).filter(isEmpty), {
      timeout: 30_000,
    })
    .toEqual([]);
  const confirmed = new Map(
    (await deliveredFor(paid)).map(({ checkoutId, serials }) => [checkoutId, serials]),
  );

  await postgres.destroy();
  const destroyedAt = Date.now();
  await shop.worker.stop();
  await postgres.backup("restore", moment.toISOString());
  await postgres.start();
  await postgres.receiveWal();
  const restoredAt = Date.now();
  const lost = (await deliveredFor(paid)).filter(isEmpty);
  expect(lost.length).toBeGreaterThan(3);
  for (const [index, web] of shop.webs.entries()) {
    await web.stop();
    await shop.startWeb(index);
  }
  await shop.startWorker();
  const { printed, code } = await fetchWhatIsLost(moment);
  const fetchedAt = Date.now();
  await expect.poll(() => buyOnce(first).then(() => true, String), { timeout: 60_000 }).toBe(true);
  const soldAt = Date.now();

  // Each has its licence once; what was there at the moment has the same ones.
  const now = await deliveredFor(paid);
  expect(now.filter(({ serials }) => serials.length !== 1)).toEqual([]);
  for (const { checkoutId } of paidBefore)
    expect(now.find((one) => one.checkoutId === checkoutId)?.serials).toEqual(
      confirmed.get(checkoutId),
    );
  for (const purchase of [...shopping.paid, { ...open, buyer: first }])
    expect(await purchase.buyer.orderOf(purchase)).toMatchObject({ state: "completed" });
  // A trial depends on what the lost checkout knew.
  expect(await deliveredFor([trial.checkoutId])).toMatchObject([{ serials: [] }]);
  expect(printed).toMatch(/unlimited\S*-14d-free .*is a trial/);
  expect(code).toBe(1);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `RPO 0 of ${paid.length} orders for products; ${lost.length} were after the moment and are fetched again\n` +
      `RTO ${seconds(destroyedAt, soldAt)} s: restored ${seconds(destroyedAt, restoredAt)} s, ` +
      `processes and fetching ${seconds(restoredAt, fetchedAt)} s, first sale ${seconds(fetchedAt, soldAt)} s\n${printed}`,
  );

  const again = await fetchWhatIsLost(moment);
  expect(again.printed).toContain(" 0 of them were lost.");
  expect(await deliveredFor(paid)).toEqual(now);
});

const isEmpty = ({ serials }: Delivered) => serials.length === 0;
