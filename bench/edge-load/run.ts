import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runToEnd, startStack } from "@autotune/scripts/stack";
import pg from "pg";
import { encodings, readAddresses, walk } from "./addresses.ts";
import { Editor } from "./editor.ts";
import { htmlRequests } from "./html-requests.ts";
import { planPublications, secondsUntilEverywhere } from "./publications.ts";
import { startPurgeCounter } from "./purge-counter.ts";
import { visit } from "./visit.ts";

/**
 * `pnpm bench:edge`: every address of the shop in every encoding, then a crowd, while editors publish. A web process is
 * asked for a page once for each encoding, and once for each time that the edge's copy was purged: twice for a change.
 * `pnpm bench:edge tenth` is a tenth of the crowd.
 */
const share = process.argv[2] === "tenth" ? 0.1 : 1;
const views = 1_000_000 * share;
const visitors = 100_000 * share;
const publicationCount = 20;
const everywhereSeconds = 2;

const firstPort = 5000;
const origin = `http://127.0.0.1:${firstPort}`;

await runToEnd({
  name: "tools",
  command: "bash",
  args: ["scripts/install-services.sh", "postgresql", "redis", "nginx", "varnish", "wrk"],
});
const folder = await mkdtemp(join(tmpdir(), "edge-load-"));
const purges = await startPurgeCounter(firstPort + 30, `http://127.0.0.1:${firstPort + 7}`);
const shop = await startStack({
  name: "autotune_edge_load",
  firstPort,
  webProcesses: 2,
  folder,
  withCms: true,
  withVarnish: true,
  furtherSettings: { EDGE_PURGE_URL: purges.url },
});
const database = new pg.Client({ connectionString: shop.databaseUrl });
try {
  await database.connect();
  await untilNoPurgeIsDue();

  const htmlBefore = await htmlRequests(shop);
  const purgedBefore = purges.purgedCopies;
  const addresses = await readAddresses(origin);
  await walk(origin, addresses);
  const walked = (await htmlRequests(shop)) - htmlBefore;
  console.log(`${addresses.length} addresses in ${encodings.length} encodings: ${walked} requests`);

  const pathFile = join(folder, "paths");
  await writeFile(pathFile, addresses.join("\n"));
  // A hundredth first: how long the crowd will take, and so when to publish.
  const trial = await visit(origin, { views: views / 100, visitors, pathFile });
  const expectedSeconds = (views / trial.views) * trial.seconds;
  const crowd = visit(origin, { views, visitors, pathFile });
  const times = await publishDuring(expectedSeconds);
  const visits = await crowd;

  const requested = (await htmlRequests(shop)) - htmlBefore;
  const purged = purges.purgedCopies - purgedBefore;
  const bar = addresses.length * encodings.length + purged;
  const slow = times.filter((seconds) => seconds >= everywhereSeconds);
  console.table({
    addresses: addresses.length,
    "purged copies": purged,
    "HTML requests": requested,
    "HTML requests at most": bar,
    views: visits.views,
    "views that failed": visits.failed,
    "views a second": Math.round(visits.views / visits.seconds),
    "hit rate": (1 - (requested - walked) / visits.views).toFixed(5),
    "slowest publication in seconds": Math.max(...times).toFixed(2),
    "publications that took too long": slow.length,
  });
  if (requested > bar || slow.length > 0 || visits.failed > 0) process.exitCode = 1;
} finally {
  await database.end();
  await shop.stop();
  await purges.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The first comparison purges everything, twice. */
async function untilNoPurgeIsDue(): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ known: number; due: number }>(
      "select count(*)::int as known, count(due_at)::int as due from shop.edge_tag",
    );
    if (rows.some(({ known, due }) => known > 0 && due === 0)) return;
    await wait(500);
  }
}

/** One after the other, spread over the time that the crowd will take. */
async function publishDuring(seconds: number): Promise<number[]> {
  const cmsOrigin = shop.cmsUrl.replace("cms.localhost", "127.0.0.1");
  const editor = await Editor.signIn(cmsOrigin, shop.environment["SEED_PASSWORD"] ?? "");
  const started = performance.now();
  const times: number[] = [];
  for (const [turn, publication] of planPublications(publicationCount).entries()) {
    const dueAt = started + (seconds * 1000 * (turn + 0.5)) / publicationCount;
    await wait(Math.max(0, dueAt - performance.now()));
    const time = await secondsUntilEverywhere(publication, { editor, database, origin });
    console.log(`${publication.what}: ${time.toFixed(2)} s`);
    times.push(time);
  }
  return times;
}
