import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, runToEnd, startStack } from "@autotune/scripts/stack";
import { barText, holds, type Measurement, type Observation } from "./measurement.ts";
import { checkoutCall } from "./measurements/checkout-call.ts";
import { cachedPage } from "./measurements/cached-page.ts";
import { contentCall } from "./measurements/content-call.ts";
import { edgePage } from "./measurements/edge-page.ts";
import { cachedGrowth, grownMemory, uncachedGrowth, usualMemory } from "./measurements/growth.ts";
import { homeScript, productPageScript } from "./measurements/first-view-script.ts";
import { interactionDelay } from "./interactions/interaction-delay.ts";
import { earlyPresses } from "./presses/early-presses.ts";
import { madeUpPage, refusedCall } from "./measurements/refused-requests.ts";
import { signInTime } from "./measurements/sign-in-time.ts";
import { uncachedLatency } from "./measurements/uncached-latency.ts";
import { uncachedPage } from "./measurements/uncached-page.ts";
import { withTraces } from "./measurements/with-traces.ts";
import { webhookIngestion } from "./measurements/webhook-ingestion.ts";

/**
 * `pnpm bench [ids]`: each result is a ratio to the bare engine in the same run, against the built shop
 * in production configuration. Observations have no bar and cannot fail.
 */
const all: Measurement[] = [
  cachedPage,
  edgePage,
  contentCall,
  webhookIngestion,
  homeScript,
  productPageScript,
  uncachedPage,
  checkoutCall,
  signInTime,
  cachedGrowth,
  uncachedGrowth,
  earlyPresses,
  interactionDelay,
  refusedCall,
  madeUpPage,
  ...withTraces,
];
const allObservations: Observation[] = [uncachedLatency, usualMemory, grownMemory];
const wanted = process.argv.slice(2);
const isWanted = ({ id }: { id: string }) => wanted.length === 0 || wanted.includes(id);

await runToEnd({
  name: "tools",
  command: "bash",
  args: ["scripts/install-services.sh", "postgresql", "redis", "nginx", "wrk", "chromium"],
});
const folder = await mkdtemp(join(tmpdir(), "bench-"));
const shop = await startStack({
  name: "autotune_bench",
  firstPort: 4600,
  webProcesses: 1,
  folder,
  withCms: false,
});
const results: { id: string; what: string; ratio: number; bar: string; holds: boolean }[] = [];
const observations: { id: string; what: string; observed: number }[] = [];
try {
  for (const measurement of all.filter(isWanted)) {
    const ratio = Math.round((await measurement.measure(shop)) * 1000) / 1000;
    const { id, what } = measurement;
    results.push({ id, what, ratio, bar: barText(measurement), holds: holds(measurement, ratio) });
    console.log(`(${id}) ${ratio}`);
  }
  for (const { id, what, observe } of allObservations.filter(isWanted)) {
    const observed = Math.round((await observe(shop)) * 10) / 10;
    observations.push({ id, what, observed });
    console.log(`(${id}) ${observed}`);
  }
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
console.table(results);
console.table(observations);
if (wanted.length === 0)
  await writeFile(
    join(root, "bench/results.json"),
    `${JSON.stringify({ results, observations }, null, 2)}\n`,
  );
process.exitCode = results.every((result) => result.holds) ? 0 : 1;
