import { setTimeout as wait } from "node:timers/promises";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { startEdge, type TestEdge } from "../../../test/edge.ts";
import { settings } from "../../../test/settings.ts";
import type { App } from "../../app.ts";
import { createWeb } from "../../create-web.ts";

let clone: ClonedDatabase;
let web: App;
let edge: TestEdge;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  web = await createWeb({ ...settings, DATABASE_URL: clone.url });
  const origin = await web.listen({ port: 0, host: "127.0.0.1" });
  await vi.waitFor(() => expect(web.content.loaded).toBe(true));
  edge = await startEdge(Number(new URL(origin).port));
}, 30_000);
afterAll(async () => {
  await edge.stop();
  await web.close();
});

const open = async (path: string) => {
  const answer = await fetch(edge.url + path, { headers: { cookie: "country=US" } });
  return { cache: answer.headers.get("x-cache"), page: await answer.text() };
};

it.each([
  ["/search", "q"],
  ["/es/search", "%71"],
])("the answer of %s to a question by %s is nobody else's page", async (path, name) => {
  const ask = () => open(`${path}?${name}=xyzzyx`);
  expect((await ask()).page).toContain("xyzzyx");
  expect((await open(path)).page).not.toContain("xyzzyx");
  // What is kept is older than a second by now, and the question comes before the page is fetched anew.
  await wait(2100);
  expect((await ask()).page).toContain("xyzzyx");
  expect((await open(path)).page).not.toContain("xyzzyx");
  await vi.waitFor(async () => expect((await open(path)).cache).toBe("HIT"), 5000);
});

it("a question passes by the page that is kept", async () => {
  await vi.waitFor(async () => expect((await open("/search")).cache).toBe("HIT"), 5000);
  const asked = await open("/search?utm_source=mail&q=xyzzyx");
  expect([asked.cache, asked.page.includes("xyzzyx")]).toEqual(["BYPASS", true]);
});
