import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startEdge, type TestEdge } from "../../test/edge.ts";

const page = "<!doctype html>";
let origin: FastifyInstance;
let edge: TestEdge;
beforeAll(async () => {
  origin = Fastify();
  origin.get("/missing", (_, reply) => reply.status(404).type("text/html").send(page));
  origin.get("/moved", (_, reply) => reply.redirect("/"));
  origin.get("/known", (_, reply) => reply.status(304).send());
  origin.get("/products.data", (_, reply) => reply.type("text/x-script").send(""));
  origin.get("/*", (_, reply) => reply.type("text/html; charset=utf-8").send(page));
  edge = await startEdge(Number(new URL(await origin.listen({ port: 0, host: "127.0.0.1" })).port));
}, 30_000);
afterAll(async () => {
  await edge.stop();
  await origin.close();
});

let known = 0;
beforeEach(async () => {
  known = (await readLines()).length;
});

async function readLines(): Promise<string[]> {
  const files = await readdir(edge.visits);
  const texts = await Promise.all(files.map((file) => readFile(join(edge.visits, file), "utf8")));
  return texts.join("").split("\n").slice(0, -1);
}

const browser = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0",
};

/** What it logs of one request, without the time. */
async function visit(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const response = await fetch(edge.url + path, {
    headers: { ...browser, ...headers },
    redirect: "manual",
  });
  await response.text();
  return (await readLines()).slice(known).map((line) => line.replace(/^\S+ /, ""));
}

it("a page that is opened from elsewhere is a visit, with its language and country", async () => {
  expect(await visit("/")).toEqual(["en "]);
  known += 1;
  const fromFrance = { "x-country": "FR", referer: "https://search.example/?q=autotune" };
  expect(await visit("/fr/products?email=ana@mail.test&gclid=1", fromFrance)).toEqual(["fr FR"]);
  known += 1;
  expect(await visit("/known", { "sec-fetch-site": "none" })).toEqual(["en "]);
});

it("knows nothing of whom: a line has a time, a language and a country", async () => {
  await visit("/de/search?q=secret", { "x-forwarded-for": "203.0.113.7", cookie: "session=abc" });
  for (const line of await readLines())
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d [a-z]{2} (?:[A-Z]{2})?$/);
});

it.each([
  ["comes from a page of the shop", "/", () => ({ referer: `${edge.url}/products` })],
  ["comes from there, as the browser says", "/", () => ({ "sec-fetch-site": "same-origin" })],
  ["is fetched ahead", "/", () => ({ "sec-purpose": "prefetch" })],
  ["is read by a crawler", "/", () => ({ "user-agent": "Googlebot/2.1" })],
  ["is data of a page", "/products.data", () => ({})],
  ["is asked for by a script", "/", () => ({ accept: "application/json" })],
  ["is not there", "/missing", () => ({})],
  ["leads on", "/moved", () => ({})],
])("what %s is none", async (_, path, headers) => {
  expect(await visit(path, headers())).toEqual([]);
});

it("what only looks like the shop's own host is elsewhere", async () => {
  expect(await visit("/", { referer: `${edge.url}.example/` })).toEqual(["en "]);
});
