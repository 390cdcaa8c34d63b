import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Buyer } from "./buyer.ts";
import { keepBuying, signUpCrowd } from "./crowd.ts";
import { onceEach, whenDelivered } from "./delivered.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";
import { sized } from "./size.ts";

let shop: ShopUnderFault;
let client: pg.Client;
let crowd: Buyer[];
beforeAll(async () => {
  shop = await startShopUnderFault(5800);
  crowd = await signUpCrowd(shop, 3);
  client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.stop();
});

const minutes = sized({ whole: 60, usual: 10 });
const samples = 30;

interface Sample {
  readonly megabytes: number[];
  readonly connections: number;
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function takeSample(): Promise<Sample> {
  const processes = [...shop.webs, shop.worker];
  const { rows } = await client.query<{ open: number }>(
    "select count(*)::int as open from pg_stat_activity where datname = current_database()",
  );
  return {
    megabytes: await Promise.all(processes.map(({ child }) => residentMegabytes(child.pid))),
    connections: rows[0]?.open ?? 0,
  };
}

/** Every page of the sitemap, in every language, over and over, as the edge would ask for it once. */
function keepBrowsing(paths: readonly string[]): () => Promise<number> {
  let stopped = false;
  let views = 0;
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = visitor * 97; !stopped; turn += 1) {
      const port = shop.webPorts[turn % 2];
      const response = await fetch(`http://127.0.0.1:${port}${paths[turn % paths.length]}`);
      await response.text();
      expect(response.status).toBe(200);
      views += 1;
      await wait(20);
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(visitors);
    return views;
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

it(`${minutes} minutes of browsing and buying: memory and connections stay level`, async () => {
  const sitemap = await (await fetch(`${shop.edgeUrl}/sitemap-de.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(90);
  const stopBrowsing = keepBrowsing(paths);
  const stopBuying = keepBuying(crowd);
  const taken: Sample[] = [];
  for (let index = 0; index < samples; index += 1) {
    await wait((minutes * 60_000) / samples);
    taken.push(await takeSample());
  }
  const paid = await stopBuying();
  const views = await stopBrowsing();
  console.log(`${views} pages, ${paid.length} purchases`);
  const third = samples / 3;
  const [middle, last] = [taken.slice(third, 2 * third), taken.slice(2 * third)];
  for (const [index, name] of ["web 1", "web 2", "worker"].entries()) {
    const course = taken.map(({ megabytes }) => Math.round(megabytes[index] ?? 0));
    console.log(`${name}: ${course.join(" ")} MB`);
    const of = (some: Sample[]) => mean(some.map(({ megabytes }) => megabytes[index] ?? 0));
    expect(of(last) / of(middle), name).toBeLessThan(1.1);
  }
  console.log(`connections: ${taken.map(({ connections }) => connections).join(" ")}`);
  const most = (some: Sample[]) => Math.max(...some.map(({ connections }) => connections));
  expect(most(last)).toBeLessThanOrEqual(most(middle) + 2);
  expect(await whenDelivered(shop, paid)).toEqual(onceEach(paid));
}, 4_800_000);
