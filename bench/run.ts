import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, runToEnd, startStack } from "@autotune/scripts/stack";
import { barText, holds, type Measurement } from "./measurement.ts";
import { cachedPage } from "./measurements/cached-page.ts";
import { contentCall } from "./measurements/content-call.ts";
import { edgePage } from "./measurements/edge-page.ts";
import { firstViewScript } from "./measurements/first-view-script.ts";
import { uncachedPage } from "./measurements/uncached-page.ts";

/** `pnpm bench [ids]`: each figure is a ratio to the bare engine in the same run, against the built shop in production configuration. */
const all: Measurement[] = [cachedPage, edgePage, contentCall, firstViewScript, uncachedPage];
const wanted = process.argv.slice(2);
const measurements = wanted.length === 0 ? all : all.filter(({ id }) => wanted.includes(id));

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
try {
  for (const measurement of measurements) {
    const ratio = Math.round((await measurement.measure(shop)) * 1000) / 1000;
    const { id, what } = measurement;
    results.push({ id, what, ratio, bar: barText(measurement), holds: holds(measurement, ratio) });
    console.log(`(${id}) ${ratio}`);
  }
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
console.table(results);
if (wanted.length === 0)
  await writeFile(join(root, "bench/results.json"), `${JSON.stringify(results, null, 2)}\n`);
process.exitCode = results.every((result) => result.holds) ? 0 : 1;
