/**
 * `pnpm lighthouse [kinds of page]`: every kind of page with Lighthouse's mobile preset, against the built shop
 * behind its edge, and in turn with it a bare page of the framework with the same texts and images. The median of
 * five counts.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { pagesIn } from "@autotune/e2e/kinds-of-page";
import { root, runToEnd, startStack } from "@autotune/scripts/stack";
import lighthouse from "lighthouse";
import { readPage } from "./read-page.ts";
import { serveBarePages } from "./serve-bare-pages.ts";

const rounds = 5;
const debuggingPort = 4590;
const barePort = 4595;
/** Points of performance that a page may stay below the bare one. */
const allowedDistance = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
const figures = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "speed-index",
  "cumulative-layout-shift",
] as const;

/** Audits without a part in a score that must hold all the same. */
const neverCostly = {
  "bf-cache": "the back/forward cache restores it",
  "render-blocking-insight": "no request blocks rendering",
  "cumulative-layout-shift": "the layout does not shift",
};

interface Scores {
  readonly categories: Readonly<Partial<Record<Category, number>>>;
  readonly figures: readonly number[];
  /** Audits below 90 of 100. */
  readonly costly: readonly string[];
}

const wanted = process.argv.slice(2);
const pages = pagesIn("en").filter(({ name }) => wanted.length === 0 || wanted.includes(name));

await runToEnd({
  name: "tools",
  command: "bash",
  args: ["scripts/install-services.sh", "postgresql", "redis", "nginx", "chromium"],
});
const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
const shop = await startStack({
  name: "autotune_lighthouse",
  firstPort: 4500,
  webProcesses: 1,
  folder,
  withCms: false,
});
const bare = await serveBarePages(barePort, shop.shopUrl);
const missed: string[] = [];
const results: object[] = [];
try {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  for (const { name, path } of pages) {
    const content = await readPage(browser, shop.shopUrl + path);
    bare.contents.set(path, content);
    const ours: Scores[] = [];
    const theirs: Scores[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await audit(shop.shopUrl + path, categories));
      theirs.push(await audit(`http://127.0.0.1:${barePort}${path}`, ["performance"]));
    }
    const distance = median(theirs, "performance") - median(ours, "performance");
    const bars: readonly (readonly [string, boolean])[] = [
      [
        `performance ${median(ours, "performance")}, bare ${median(theirs, "performance")}`,
        distance <= allowedDistance,
      ],
      ...categories
        .filter((category) => category !== "performance")
        .filter((category) => category !== "seo" || content.isIndexable)
        .map(
          (category) =>
            [`${category} ${median(ours, category)}`, median(ours, category) === 100] as const,
        ),
      ...Object.entries(neverCostly).map(
        ([id, text]) =>
          [
            text,
            ours.every(({ costly }) => costly.every((named) => !named.startsWith(id))),
          ] as const,
      ),
    ];
    for (const [text, holds] of bars) {
      if (!holds) missed.push(`${name}: ${text}`);
      console.log(`${name}: ${text}${holds ? "" : " MISSED"}`);
    }
    const columns = figures.map((id, index) => {
      const of = (scores: readonly Scores[]) =>
        round2(medianOf(scores.map((score) => score.figures[index] ?? 0)));
      return `${id} ${of(ours)} (${of(theirs)})`;
    });
    console.log(`${name}:   ${columns.join(", ")}`);
    const costly = new Set(ours.flatMap((score) => score.costly));
    for (const text of costly) console.log(`${name}:   ${text}`);
    results.push({ name, path, bars, columns, costly: [...costly] });
  }
  await browser.close();
} finally {
  bare.server.close();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
await mkdir(join(root, "reports"), { recursive: true });
await writeFile(join(root, "reports/lighthouse.json"), JSON.stringify(results, undefined, 2));
console.log(`${pages.length} kinds of page, ${missed.length} bars missed`);
for (const text of missed) console.log(`  ${text}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function audit(url: string, wantedCategories: readonly Category[]): Promise<Scores> {
  const run = await lighthouse(url, {
    port: debuggingPort,
    output: "json",
    logLevel: "error",
    onlyCategories: [...wantedCategories],
  });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = run;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    categories: Object.fromEntries(
      wantedCategories.map((id) => [id, (lhr.categories[id]?.score ?? 0) * 100]),
    ),
    figures: figures.map((id) => lhr.audits[id]?.numericValue ?? 0),
    costly: Object.entries(lhr.audits)
      .filter(([, { score }]) => score !== null && score < 0.9)
      .map(
        ([id, { score, title, displayValue = "" }]) => `${id}: ${title} ${displayValue} ${score}`,
      ),
  };
}

function median(scores: readonly Scores[], category: Category): number {
  return Math.round(medianOf(scores.map((score) => score.categories[category] ?? 0)));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
