import { expect, it } from "vitest";
import { CachedResponse } from "../responses/cached-response.ts";
import { MissingPages } from "./missing-pages.ts";

function open() {
  const rendered: string[] = [];
  const clock = { now: 0 };
  const isMissing = async (path: string) => !path.startsWith("/about");
  const renderPage = async (path: string) => {
    rendered.push(path);
    const status = (await isMissing(path)) ? 404 : 200;
    const body = Buffer.from(path);
    const response = { status, contentType: "text/plain", location: null, body };
    return new CachedResponse({ ...response, dependencies: new Map() }, {});
  };
  const pages = new MissingPages({ renderPage, isMissing }, () => clock.now);
  const documents = () => rendered.length;
  const flood = async (prefix: string, count = 40) => {
    for (let index = 0; index < count; index += 1) await pages.render(`${prefix}/made-up-${index}`);
  };
  return { pages, clock, documents, flood };
}

it("a flood of made-up URLs renders some pages, not all of them", async () => {
  const { pages, documents, flood } = open();
  await flood("");
  expect(documents()).toBe(11);
  const page = await pages.render("/made-up-again");
  expect([page.status, documents()]).toEqual([404, 11]);
});

it("each language has its own page", async () => {
  const { pages, flood } = open();
  await flood("");
  const body = async (path: string) => (await pages.render(path)).identity.body.toString();
  expect(await body("/es/one")).toBe("/es/one");
  expect(await body("/es/two")).toBe("/es/one");
  expect(await body("/three")).toMatch(/^\/made-up-/);
});

it("pages that exist are rendered in full meanwhile", async () => {
  const { pages, flood } = open();
  await flood("");
  const page = await pages.render("/about?q=a");
  expect([page.status, page.identity.body.toString()]).toEqual([200, "/about?q=a"]);
});

it("a mistyped URL gets its own page again in the next second", async () => {
  const { pages, clock, flood } = open();
  await flood("");
  clock.now = 1000;
  expect((await pages.render("/mistyped")).identity.body.toString()).toBe("/mistyped");
});
