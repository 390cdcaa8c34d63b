import { publishDocument } from "@autotune/database";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { routeTable } from "@autotune/routes";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { pageSample } from "../../test/published-samples.ts";
import { metricsToken, settings } from "../../test/settings.ts";
import type { App } from "../platform/app.ts";
import { clientFolder } from "../platform/release/storefront-build.ts";
import { createWeb } from "./create-web.ts";

/** Of one web process after these visits. */
const mostSeries = 400;

let web: App;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  const connection = connectForTest(url);
  await publishDocument(connection.database, {
    collection: "pages",
    key: "home",
    locale: "en",
    body: pageSample("Home"),
  });
  await connection.close();
  web = await createWeb({ ...settings, DATABASE_URL: url });
  await vi.waitFor(
    async () => expect((await web.inject("/health/ready")).statusCode).toBe(200),
    10_000,
  );
});
afterAll(() => web.close());

const readSeries = async (): Promise<string[]> => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await web.inject({ url: "/metrics", headers });
  const series = body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  // Node's own come and go with kinds of garbage collection and open handles, not with requests.
  return series.filter((line) => !line.startsWith("nodejs_"));
};

it("has no more series however many URLs are requested", async () => {
  const files = await readdir(join(clientFolder, "assets"));
  const visit = async (round: string) => {
    const urls = [
      "/",
      "/search",
      "/es/search",
      ...files.slice(0, 20).map((file) => `/assets/${file}`),
      "/robots.txt",
      "/favicon.ico",
      ...Array.from({ length: 15 }, (_, index) => `/made-up-${round}-${index}`),
      ...Array.from({ length: 20 }, (_, index) => `/products/${round}/${index}`),
      ...Array.from({ length: 20 }, (_, index) => `/laravel/rest/${round}/${index}`),
      ...Array.from({ length: 20 }, (_, index) => `/media/${round}-${index}.png`),
    ];
    for (const url of urls) await web.inject(url);
  };
  // Reading the metrics is a request too.
  await readSeries();
  await visit("first");
  const first = await readSeries();
  await visit("second");
  const second = await readSeries();
  expect(second.length).toBe(first.length);
  expect(second.length).toBeLessThan(mostSeries);
  const routes = second.flatMap((line) => /route="(\/assets[^"]*|files)"/.exec(line)?.[1] ?? []);
  expect(new Set(routes)).toEqual(new Set(["files"]));
});

it("counts pages by their kind", async () => {
  await web.inject("/");
  await web.inject("/");
  const pages = (await readSeries()).filter((line) => line.startsWith("page_responses_total"));
  const kinds = pages.flatMap((line) => /kind="([^"]+)"/.exec(line)?.[1] ?? []);
  const known = new Set<string>([...routeTable.map(({ name }) => name), "missing", "other"]);
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
  expect(pages.join("\n")).toMatch(/kind="Home",source="memory"} [2-9]/);
});
