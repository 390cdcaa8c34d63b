/**
 * `pnpm lighthouse`: Home and a product's page, five times each with Lighthouse's mobile preset, against
 * the built shop behind its edge. The median counts.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { linkTo } from "@autotune/routes";
import lighthouse from "lighthouse";
import { startStack } from "../stack/index.ts";

const rounds = 5;
const debuggingPort = 4590;
const bars = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof bars;
const categories: readonly Category[] = ["performance", "accessibility", "best-practices", "seo"];
const pages = [linkTo("Home"), linkTo("AutoTune", { slug: "pro" })];

const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
const shop = await startStack({
  name: "autotune_lighthouse",
  firstPort: 4500,
  webProcesses: 1,
  folder,
  withCms: false,
});
let missed = 0;
try {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  for (const path of pages) {
    const scores = new Map<Category, number[]>(categories.map((category) => [category, []]));
    const costly = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) {
      const run = await lighthouse(shop.shopUrl + path, {
        port: debuggingPort,
        output: "json",
        onlyCategories: [...categories],
      });
      if (run === undefined) throw new Error(`Lighthouse gave no result for ${path}`);
      for (const category of categories)
        scores.get(category)?.push((run.lhr.categories[category]?.score ?? 0) * 100);
      for (const [id, { score, title }] of Object.entries(run.lhr.audits)) {
        if (score !== null && score < 0.9) {
          const name = `${id}: ${title}`;
          costly.set(name, [...(costly.get(name) ?? []), score]);
        }
      }
    }
    for (const category of categories) {
      const median = Math.round(medianOf(scores.get(category) ?? []));
      const holds = median >= bars[category];
      if (!holds) missed += 1;
      console.log(
        `${path} ${category} ${median} (at least ${bars[category]})${holds ? "" : " MISSED"}`,
      );
    }
    for (const [name, values] of costly)
      console.log(`${path}   ${name} ${medianOf(values)} in ${values.length} of ${rounds}`);
  }
  await browser.close();
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = missed > 0 ? 1 : 0;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
