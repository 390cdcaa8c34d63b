import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { asRole } from "@autotune/database/roles";
import {
  startProcess,
  waitUntilResponds,
  type RunningProcess,
  type Stack,
} from "@autotune/scripts/stack";
import pg from "pg";
import type { Measurement, Observation } from "../measurement.ts";

/** How many documents the grown shop has for each one of the shop. */
const times = 10;
const ports = { usual: 4695, grown: 4696 } as const;

/**
 * What is read, and what pages sell. Menus and catalogue stay as they are: ten times the entries in a menu is
 * another shop, not a bigger one.
 */
const collections = ["pages", "product-pages", "posts", "tutorials", "artists", "manuals"];

interface Growth {
  /** Time of the grown shop ÷ time of the usual one, for a cached page. */
  readonly cached: number;
  /** The same for the first request of a page. */
  readonly uncached: number;
  /** Of one web process that has all pages of one language cached. */
  readonly megabytes: { readonly usual: number; readonly grown: number };
}

let measured: Promise<Growth> | undefined;
const growthOf = (shop: Stack) => (measured ??= measureGrowth(shop));

export const cachedGrowth: Measurement = {
  id: "j",
  what: "time of a cached page with ten times the content ÷ with the usual content",
  bar: { atMost: 1.2 },
  measure: async (shop) => (await growthOf(shop)).cached,
};
export const uncachedGrowth: Measurement = {
  id: "k",
  what: "time of an uncached page with ten times the content ÷ with the usual content",
  bar: { atMost: 1.2 },
  measure: async (shop) => (await growthOf(shop)).uncached,
};
export const usualMemory: Observation = {
  id: "memory-usual",
  what: "MB of a web process with the usual content",
  observe: async (shop) => (await growthOf(shop)).megabytes.usual,
};
export const grownMemory: Observation = {
  id: "memory-grown",
  what: "MB of a web process with ten times the content",
  observe: async (shop) => (await growthOf(shop)).megabytes.grown,
};

/** Two web processes side by side, one of them on a copy of the tables with ten times the content. */
async function measureGrowth(shop: Stack): Promise<Growth> {
  const grownUrl = await copyGrown(shop.databaseUrl);
  const usual = await startWeb(shop, "usual", shop.databaseUrl);
  const grown = await startWeb(shop, "grown", grownUrl);
  try {
    const paths = await readPaths(`http://127.0.0.1:${ports.usual}`);
    // Other pages first, so that neither process is still compiling when it counts.
    for (const path of paths) await timeBoth(`/fr${path}`);
    return {
      uncached: await medianOver(paths, 1),
      cached: await medianOver(paths, 5),
      megabytes: {
        usual: await residentMegabytes(shop, "usual"),
        grown: await residentMegabytes(shop, "grown"),
      },
    };
  } finally {
    await Promise.all([usual.stop(), grown.stop()]);
  }
}

async function copyGrown(databaseUrl: string): Promise<string> {
  const copy = new URL(databaseUrl);
  copy.pathname += "_grown";
  const name = copy.pathname.slice(1);
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`drop database if exists "${name}"`);
  await admin.query(`create database "${name}"`);
  await admin.end();
  await promisify(execFile)("bash", [
    "-o",
    "pipefail",
    "-c",
    'pg_dump "$0" | psql --quiet --set ON_ERROR_STOP=1 "$1"',
    databaseUrl,
    copy.href,
  ]);
  const client = new pg.Client({ connectionString: copy.href });
  await client.connect();
  await client.query(
    `insert into shop.published_document (collection, key, locale, body, version, published_at)
     select collection, key || '-' || copy, locale,
            case when body ? 'slug'
                 then jsonb_set(body, '{slug}', to_jsonb(body->>'slug' || '-' || copy)) - 'nav'
                 else body end,
            version, published_at
       from shop.published_document, generate_series(2, $1) copy
      where collection = any($2)`,
    [times, collections],
  );
  await client.end();
  return copy.href;
}

async function startWeb(
  shop: Stack,
  which: keyof typeof ports,
  databaseUrl: string,
): Promise<RunningProcess> {
  const process = startProcess({
    name: `bench-${which}-web`,
    command: "node_modules/.bin/node",
    args: ["apps/server/src/web.ts"],
    environment: {
      ...shop.environment,
      DATABASE_URL: asRole(databaseUrl, "web"),
      DATABASE_DIRECT_URL: asRole(databaseUrl, "web"),
      PORT: String(ports[which]),
    },
  });
  try {
    await waitUntilResponds(`http://127.0.0.1:${ports[which]}/health/ready`, { process });
  } catch (error) {
    await process.stop();
    throw error;
  }
  return process;
}

/** Every page of the usual shop, in English, but those that list all there is of a kind. */
async function readPaths(origin: string): Promise<string[]> {
  const lists = new Set(["/", "/community", "/learning-center", "/artists", "/documentation"]);
  const sitemap = await (await fetch(`${origin}/sitemap-en.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = ""]) => new URL(url).pathname)
    .filter((path) => !lists.has(path));
}

async function medianOver(paths: readonly string[], rounds: number): Promise<number> {
  const ratios: number[] = [];
  for (const path of paths)
    for (let round = 0; round < rounds; round += 1) ratios.push(await timeBoth(path));
  const sorted = ratios.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

let turn = 0;

/** In turn, so that a noisy machine disturbs both. */
async function timeBoth(path: string): Promise<number> {
  turn += 1;
  if (turn % 2 === 0) {
    const usual = await timeOf("usual", path);
    return (await timeOf("grown", path)) / usual;
  }
  const grown = await timeOf("grown", path);
  return grown / (await timeOf("usual", path));
}

async function timeOf(which: keyof typeof ports, path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${ports[which]}${path}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} responded ${response.status} in the ${which} shop`);
  return performance.now() - started;
}

async function residentMegabytes(shop: Stack, which: keyof typeof ports): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${ports[which]}/metrics`, {
    headers: { authorization: `Bearer ${shop.environment["METRICS_TOKEN"]}` },
  });
  const found = /^process_resident_memory_bytes (\S+)/m.exec(await metrics.text())?.[1];
  return Math.round(Number(found) / 1024 / 1024);
}
