import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startEdge, type TestEdge } from "../../test/edge.ts";

/** Stands for a web process: what reaches it was let through, and it says how often. */
let origin: FastifyInstance;
let port = 0;
let requests = 0;
let edge: TestEdge;
beforeAll(async () => {
  origin = Fastify();
  origin.get("/*", async ({ url }, reply) => {
    requests += 1;
    return reply.header("cache-control", "public, s-maxage=60").send({ url, requests });
  });
  port = Number(new URL(await origin.listen({ port: 0, host: "127.0.0.1" })).port);
  edge = await startEdge(port);
}, 30_000);
afterAll(async () => {
  await edge.stop();
  await origin.close();
});

/** As it is: `fetch` would resolve dots and slashes itself. */
async function open(path: string, url = edge.url) {
  const { hostname, port: edgePort } = new URL(url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port: edgePort, path, agent: false }, resolve).on("error", reject);
  });
  return {
    status: response.statusCode,
    cache: response.headers["x-cache"],
    body: await text(response),
  };
}

it.each([
  "/staff/v1/customers/1",
  "/%73taff/v1/customers/1",
  "/%2573taff/v1/customers/1",
  "//staff/v1/customers/1",
  "/./staff/v1/customers/1",
  "/x/../staff/v1/customers/1",
  "/x/%2e%2e/staff/v1/customers/1",
  "/x%2f..%2fstaff/v1/customers/1",
  "/laravel/../staff/v1/customers/1",
  "/staff;a=b/v1/customers/1",
  "/;a=b/staff/v1/customers/1",
  "/x\\..\\staff/v1/customers/1",
  "/metrics",
  "/%6detrics",
  "/metrics;a",
  "//health/ready",
  "/assets/..%2fmetrics",
])("%s reaches no web process", async (path) => {
  const before = requests;
  expect([(await open(path)).status, requests]).toEqual([404, before]);
});

it.each([
  ["/community.data?_routes=Community", "utm_source"],
  ["/wp-json/wp/v2/pages?slug=home&lang=es", "x"],
  ["/__manifest?paths=%2F&version=1", "gclid"],
  ["/about?ref=a", "ref"],
])("%s with another %s is the same cached response", async (path, unknown) => {
  await open(path);
  const before = requests;
  for (const value of ["1", "2", "3"])
    expect((await open(`${path}&${unknown}=${value}`)).cache).toBe("HIT");
  expect(requests).toBe(before);
});

it.each([
  ["/community.data?topic=a", "/community.data?topic=b"],
  ["/wp-json/wp/v2/pages?slug=a", "/wp-json/wp/v2/pages?slug=b"],
  ["/wp-json/wp/v2/pages?slug=c", "/wp-json/wp/v2/pages?%73lug=d"],
  ["/__manifest?paths=%2Fa&version=1", "/__manifest?paths=%2Fb&version=1"],
])("%s and %s are two responses", async (one, other) => {
  const [first, second] = [await open(one), await open(other)];
  expect(
    [first.body, second.body].map((body) => (JSON.parse(body) as { url: string }).url),
  ).toEqual([one, other]);
});

it("the log holds no query and no Referer", async () => {
  await fetch(`${edge.url}/setup?gt=s3cr3t`, {
    headers: { referer: "http://a.test/?token=s3cr3t" },
  });
  await vi.waitFor(async () => expect(await edge.readLog()).toContain('"GET /setup" 200'), 10_000);
  expect(await edge.readLog()).not.toContain("s3cr3t");
});

it("limits requests and connections of one IP address, but not those of the payment provider", async () => {
  const strict = await startEdge(port, { requests: 1, burst: 5, connections: 3 });
  try {
    const count = async (path: string) => {
      const statuses: (number | undefined)[] = [];
      for (let index = 0; index < 12; index += 1)
        statuses.push((await open(path, strict.url)).status);
      return statuses.filter((status) => status === 429).length;
    };
    expect(await count("/about")).toBeGreaterThan(4);
    expect(await count("/webhooks/payments")).toBe(0);
  } finally {
    await strict.stop();
  }
});
