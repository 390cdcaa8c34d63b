import { setTimeout as wait } from "node:timers/promises";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { startEdge, type TestEdge } from "../../test/edge.ts";
import { settings } from "../../test/settings.ts";
import type { App } from "../platform/app.ts";
import { createWeb } from "./create-web.ts";

let clone: ClonedDatabase;
let web: App;
let edge: TestEdge;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  web = await createWeb({ ...settings, DATABASE_URL: clone.url });
  const origin = await web.listen({ port: 0, host: "127.0.0.1" });
  await vi.waitFor(() => expect(web.content.loaded).toBe(true), 10_000);
  edge = await startEdge(Number(new URL(origin).port));
}, 30_000);
afterAll(async () => {
  await edge.stop();
  await web.close();
});

const open = async (path: string) => {
  const response = await fetch(edge.url + path, { headers: { cookie: "country=US" } });
  return { cache: response.headers.get("x-cache"), page: await response.text() };
};

it.each([
  ["/search", "q"],
  ["/es/search", "%71"],
])("the response of %s to a query by %s is never shown as another page", async (path, name) => {
  const search = () => open(`${path}?${name}=xyzzyx`);
  expect((await search()).page).toContain("xyzzyx");
  expect((await open(path)).page).not.toContain("xyzzyx");
  // The cached page is older than a second by now, and the query comes before it is fetched again.
  await wait(2100);
  expect((await search()).page).toContain("xyzzyx");
  expect((await open(path)).page).not.toContain("xyzzyx");
  await vi.waitFor(async () => expect((await open(path)).cache).toBe("HIT"), 10_000);
});

it.each(["/find?make=rap", "/es/encuentra?utm_source=mail&spend=once"])(
  "%s bypasses the cached page",
  async (path) => {
    const [pathname = ""] = path.split("?");
    await vi.waitFor(async () => expect((await open(pathname)).cache).toBe("HIT"), 10_000);
    const result = await open(path);
    expect([result.cache, result.page.includes('checked=""')]).toEqual(["BYPASS", true]);
  },
);

it("a query bypasses the cached page", async () => {
  await vi.waitFor(async () => expect((await open("/search")).cache).toBe("HIT"), 10_000);
  const result = await open("/search?utm_source=mail&q=xyzzyx");
  expect([result.cache, result.page.includes("xyzzyx")]).toEqual(["BYPASS", true]);
});
