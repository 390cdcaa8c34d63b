import { setTimeout as wait } from "node:timers/promises";
import { languages } from "@autotune/routes";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { signUpBuyer, type Buyer } from "./buyer.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";
import { sized } from "./size.ts";

let shop: ShopUnderFault;
let buyer: Buyer;
let client: pg.Client;
beforeAll(async () => {
  shop = await startShopUnderFault(4700);
  buyer = await signUpBuyer(shop, shop.edgeUrl);
  client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  // The worker sends the catalogue to the provider as soon as it runs.
  await vi.waitFor(() => buyer.openCheckout(), { timeout: 30_000, interval: 500 });
});
afterAll(async () => {
  await client.end();
  await shop.stop();
});

const rounds = sized({ whole: 100, usual: 20 });
const ordersPerRound = 4;
const mostSeconds = 30;

it(`a worker killed at a random point of fulfilment, ${rounds} times: no order lost, none twice, each resumed within ${mostSeconds} s`, async () => {
  let worker = shop.worker;
  const resumedAfter: number[] = [];
  const interrupted: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A trial needs a new customer; the other orders are one person's.
    const newcomer = await signUpBuyer(shop, shop.edgeUrl);
    const purchases = [
      { of: newcomer, ...(await newcomer.openCheckout({ withTrial: true })) },
      ...(await Promise.all(
        languages
          .slice(0, ordersPerRound - 1)
          .map(async (language) => ({ of: buyer, ...(await buyer.openCheckout({ language })) })),
      )),
    ];
    await Promise.all(purchases.map(({ of, ...purchase }) => of.pay(purchase)));
    // From before the first webhook to after the last mail.
    await wait(Math.random() * 1500);
    await worker.stop("SIGKILL");
    const killedAt = Date.now();
    const { rows } = await client.query<{ active: string }>(
      "select count(*) as active from jobs.job where state = 'active'",
    );
    interrupted.push(Number(rows[0]?.active));
    worker = await shop.startWorker();
    await vi.waitFor(
      async () => {
        for (const { of, ...purchase } of purchases) {
          const order = await of.orderOf(purchase);
          expect(order?.state).toBe("completed");
          expect(order?.lines[0]?.licences).toHaveLength(1);
          const plans = order?.lines.flatMap(({ plan }) => plan?.state ?? []);
          expect(plans).toEqual(of === newcomer ? ["trial"] : []);
        }
        expect(await mailsWaiting()).toBe(0);
      },
      { timeout: mostSeconds * 1000, interval: 250 },
    );
    resumedAfter.push((Date.now() - killedAt) / 1000);
  }
  console.log("seconds until all was delivered:", resumedAfter.map((s) => s.toFixed(1)).join(" "));
  console.log("jobs that the killed worker was running:", interrupted.join(" "));
  // A kill that hits nothing proves nothing.
  expect(interrupted.filter((active) => active > 0).length).toBeGreaterThan(0);

  const paid = rounds * ordersPerRound;
  const { rows } = await client.query<Record<string, string>>(`
    select (select count(*) from shop.order) as orders,
           (select count(*) from shop.licence) as licences,
           (select count(distinct serial) from shop.licence) as serials,
           (select count(*) from shop.subscription where state = 'trial') as trials`);
  const count = String(paid);
  expect(rows).toEqual([
    { orders: count, licences: count, serials: count, trials: String(rounds) },
  ]);
  const mails = (await (await fetch(`${shop.mailUrl}/api/email`)).json()) as Mail[];
  // A mail may come twice after a crash, under the same id; none may be missing.
  const ids = new Set(mails.map(({ headers }) => headers["message-id"]));
  expect(ids.size).toBe(paid + rounds);
}, 3_600_000);

interface Mail {
  readonly headers: { readonly "message-id": string };
}

async function mailsWaiting(): Promise<number> {
  const { rows } = await client.query<{ open: string }>(`
    select count(*) as open from jobs.job
     where name in ('send-order-email', 'send-plan-email') and state < 'completed'`);
  return Number(rows[0]?.open);
}
