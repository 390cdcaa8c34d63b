import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  startPoisonCms,
  takesNoAttack,
  type Outcome,
  type PoisonCms,
} from "@autotune/cms/testing/poison";
import {
  cocktail,
  everyAttack,
  templates,
  unstorable,
  urlsOfEachKind,
} from "@autotune/contract/testing/attacks";
import { startStack, type Stack } from "@autotune/scripts/stack";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readServed } from "./served.ts";
import { signInAdmin } from "./sign-in-admin.ts";
import { startWatchingBrowser, type WatchingBrowser } from "./watching-browser.ts";

/** For a short look: of pages, views and attacks one after the other, only every so many. */
const share = Number(process.env["POISON_SHARE"] ?? 1);
const someOf = <One>(all: readonly One[]) =>
  all.filter((_, at) => at % Math.round(1 / share) === 0);

let folder: string;
let stack: Stack;
let cms: PoisonCms & { stop(): Promise<void> };
let browser: WatchingBrowser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "poison-"));
  stack = await startStack({
    name: "autotune_poison",
    firstPort: 5200,
    webProcesses: 1,
    folder,
    withCms: true,
  });
  const { CMS_SECRET = "", STAFF_FACTOR_SECRET = "", STORAGE_URL = "" } = stack.environment;
  cms = await startPoisonCms({
    DATABASE_URL: stack.databaseUrl,
    CMS_SECRET,
    STAFF_FACTOR_SECRET,
    STORAGE_URL,
  });
  browser = await startWatchingBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await cms?.stop();
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** A web process itself: what the edge has stored is older. */
const webUrl = () => `http://127.0.0.1:${stack.webPorts[0]}`;
const webUrlInBrowser = () => `http://shop.localhost:${stack.webPorts[0]}`;

let marks = 0;
async function untilShown(): Promise<void> {
  marks += 1;
  const path = `/poison-mark-${marks}`;
  await cms.publishMark(path);
  await vi.waitFor(async () => {
    const { status } = await fetch(webUrl() + path, { redirect: "manual" });
    expect(status).toBeGreaterThanOrEqual(301);
    expect(status).toBeLessThan(400);
  }, 30_000);
}

/** What became of each attack, in each field. */
const outcomes = new Map<string, Outcome[]>();
async function poison(attack: string, wants?: (name: string) => boolean) {
  const all = await cms.poison(attack, wants);
  for (const [name, outcome] of all) outcomes.set(name, [...(outcomes.get(name) ?? []), outcome]);
  return all;
}

/** What is alive in all that the shop serves, without a browser opening it. */
async function inspectServed(): Promise<string[]> {
  await untilShown();
  const alive: string[] = [];
  for (const { path, text, type } of await readServed(webUrl()))
    for (const live of await browser.inspect(text, type)) alive.push(`${path}: ${live}`);
  return alive;
}

/** Those that show more of it than the menus, which are on every page. */
async function pagesWithPoison(): Promise<string[]> {
  const pages = (await readServed(webUrl()))
    .filter(({ path, type }) => type === "text/html" && !path.startsWith("/wp-json/"))
    .map(({ path, text }) => ({ path, count: text.split("poison").length }));
  const least = Math.min(...pages.map(({ count }) => count));
  return pages.filter(({ count }) => count > least).map(({ path }) => path);
}

/** The blocks of product pages are those of pages: after the first round they are left alone. */
const once = (name: string) => !/^product-pages: .*blocks/.test(name);

const failures = (all: ReadonlyMap<string, Outcome>) =>
  [...all].flatMap(([name, outcome]) =>
    outcome.is === "failed" ? [`${name}: ${outcome.reason.slice(0, 200)}`] : [],
  );

describe("what editors write", () => {
  it("is words, in every page, feed and response", async () => {
    const all = await poison(cocktail);
    expect([...failures(all), ...(await inspectServed())]).toEqual([]);
    expect([...all.values()].filter(({ is }) => is === "stored").length).toBeGreaterThan(500);
  });

  it("runs in no page that a visitor opens", async () => {
    const alive: string[] = [];
    const pages = await pagesWithPoison();
    expect(pages.length).toBeGreaterThan(10);
    for (const path of someOf(pages))
      for (const live of await browser.open(webUrlInBrowser() + path))
        alive.push(`${path}: ${live}`);
    expect(alive).toEqual([]);
    expect(browser.takeAlarms()).toEqual([]);
  });

  it("runs in no view of the admin panel", async () => {
    await signInAdmin(browser.page, stack);
    browser.takeAlarms();
    const alive: string[] = [];
    for (const path of someOf(cms.adminPaths))
      for (const live of await browser.open(stack.cmsUrl + path)) alive.push(`${path}: ${live}`);
    expect(alive).toEqual([]);
    expect(browser.takeAlarms()).toEqual([]);
  });

  it.each(urlsOfEachKind)("is no URL where it is a text: %s", async (attack) => {
    const failed = failures(await poison(attack, once));
    expect([...failed, ...(await inspectServed())]).toEqual([]);
  });

  it("is no template", async () => {
    const failed = failures(await poison(templates, once));
    expect([...failed, ...(await inspectServed())]).toEqual([]);
  });

  it.each(unstorable)("is no failure where no table can store it: %j", async (attack) => {
    expect(failures(await poison(attack, once))).toEqual([]);
  });

  it("is harmless in fields that take only some texts, whichever they take", async () => {
    const isStrict = (name: string) =>
      once(name) && (outcomes.get(name)?.every(({ is }) => is !== "stored") ?? false);
    const strict = new Set([...outcomes.keys()].filter(isStrict));
    const wrong: string[] = [];
    for (const attack of someOf(everyAttack)) {
      const all = await poison(attack, (name) => strict.has(name));
      wrong.push(...failures(all).map((failure) => `${JSON.stringify(attack)} ${failure}`));
      if (![...all.values()].some(({ is }) => is === "stored" || is === "replaced")) continue;
      for (const live of await inspectServed()) wrong.push(`${JSON.stringify(attack)} ${live}`);
    }
    expect(wrong).toEqual([]);
  }, 3_600_000);

  it("was put into every field, or there is a reason why it takes none", () => {
    const open = [...outcomes].filter(([, all]) => all.every(({ is }) => is !== "stored"));
    expect(open.map(([name]) => name).filter((name) => takesNoAttack(name) === undefined)).toEqual(
      [],
    );
  });
});
