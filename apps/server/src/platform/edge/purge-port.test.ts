import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EdgeCache } from "./edge-headers.ts";
import { purgePort } from "./purge-port.ts";

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Stands for the interfaces of Fastly and Cloudflare as their documentation has them, and says so in a header: neither
 * can be reached from here. Varnish itself runs in e2e/faults.
 */
let api: Server;
let url = "";
let received: Received[] = [];
let response = { status: 200, body: '{"success": true}' };
beforeAll(async () => {
  api = createServer((request, reply) => {
    void text(request).then((body) => {
      const { method, url: path, headers } = request;
      received.push({ method, path, headers, body });
      reply.writeHead(response.status, { "x-stand-in": "recorded contract" }).end(response.body);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => api.close());
beforeEach(() => {
  received = [];
  response = { status: 200, body: '{"success": true}' };
});

const token = "a-token-of-16-characters";
const port = (cache: EdgeCache, path = "") => {
  const found = purgePort({
    EDGE_PURGE: cache,
    EDGE_PURGE_URL: url + path,
    EDGE_PURGE_TOKEN: token,
  });
  if (found === undefined) throw new Error("There is no port");
  return found;
};
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag${index}`);

it("is none where no cache is told, and complete where one is", () => {
  expect(purgePort({})).toBeUndefined();
  expect(() => purgePort({ EDGE_PURGE: "varnish" })).toThrow("EDGE_PURGE_URL");
});

describe("Fastly", () => {
  it("is told as its documentation says: a batch of keys, softly, with the token of the API", async () => {
    await port("fastly", "/service/SU1Z0isxPaozGVKXdv0eY")(["pages", "0a1b2c3d4e"]);
    expect(received).toEqual([
      {
        method: "POST",
        path: "/service/SU1Z0isxPaozGVKXdv0eY/purge",
        headers: expect.objectContaining({
          "fastly-key": token,
          "fastly-soft-purge": "1",
          accept: "application/json",
          "content-type": "application/json",
        }) as IncomingHttpHeaders,
        body: '{"surrogate_keys":["pages","0a1b2c3d4e"]}',
      },
    ]);
  });

  it("takes 256 keys at a time", async () => {
    await port("fastly", "/service/1")(tags(300));
    expect(received.map(({ body }) => body.split(",").length)).toEqual([256, 44]);
  });
});

describe("Cloudflare", () => {
  it("is told as its documentation says: tags as JSON, with a bearer token", async () => {
    await port("cloudflare", "/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353")(["pages", "one"]);
    expect(received).toEqual([
      {
        method: "POST",
        path: "/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache",
        headers: expect.objectContaining({
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
        }) as IncomingHttpHeaders,
        body: '{"tags":["pages","one"]}',
      },
    ]);
  });

  it("takes 30 tags at a time", async () => {
    await port("cloudflare", "/client/v4/zones/1")(tags(70));
    expect(received.map(({ body }) => body.split(",").length)).toEqual([30, 30, 10]);
  });

  it("has failed where it says so with status 200", async () => {
    response = { status: 200, body: '{"success": false, "errors": [{"code": 10000}]}' };
    await expect(port("cloudflare")(["one"])).rejects.toThrow("did not accept");
  });
});

describe("Varnish", () => {
  it("is told in a header, each of them", async () => {
    const purge = purgePort({
      EDGE_PURGE: "varnish",
      EDGE_PURGE_URL: `${url},${url}`,
      EDGE_PURGE_TOKEN: token,
    });
    await purge?.(["pages", "one"]);
    expect(
      received.map(({ method, headers }) => [
        method,
        headers["xkey-purge"],
        headers["authorization"],
      ]),
    ).toEqual(Array.from({ length: 2 }, () => ["PURGE", "pages one", `Bearer ${token}`]));
  });
});

it.each(["varnish", "fastly", "cloudflare"] as const)(
  "a purge that %s rejects has failed, and its error names no token",
  async (cache) => {
    response = { status: 503, body: "" };
    const error: unknown = await port(cache)(["one"]).catch((problem: unknown) => problem);
    expect(String(error)).toContain("503");
    expect(String(error)).not.toContain(token);
  },
);
