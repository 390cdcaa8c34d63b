import { createServer, type IncomingMessage, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startVarnish, type RunningProcess } from "@autotune/scripts/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const [port, purgePort] = [4640, 4641];
const originPorts = [4642, 4643];
const token = "token-of-the-varnish-rules-test";

/** Stands for a web process: says what it was asked, and how it is to be cached as the path wants it. */
let requests: IncomingMessage[] = [];
let brokenPorts: readonly (number | undefined)[] = [];
const headersOf: Readonly<Record<string, Record<string, string>>> = {
  page: {
    "cache-control": "public, max-age=0, stale-if-error=86400",
    "surrogate-control": "max-age=86400, stale-if-error=86400",
    vary: "accept-encoding",
    xkey: "pages one two",
  },
  call: { "cache-control": "public, max-age=0, s-maxage=1, stale-if-error=86400" },
  private: { "cache-control": "private, max-age=0" },
  cookie: { "cache-control": "public, s-maxage=60", "set-cookie": "a=b" },
};
const respond = (request: IncomingMessage) => {
  const url = request.url ?? "";
  if (url === "/health/ready") return { status: 200, headers: {} };
  requests.push(request);
  if (brokenPorts.includes(request.socket.localPort)) return { status: 503, headers: {} };
  if (url.startsWith("/made-up"))
    return { status: 404, headers: { ...headersOf["page"], "surrogate-control": "max-age=10" } };
  if (url.startsWith("/moved"))
    return { status: 301, headers: { ...headersOf["private"], location: "/page" } };
  const kind = Object.keys(headersOf).find((name) => url.startsWith(`/${name}`)) ?? "page";
  return { status: 200, headers: headersOf[kind] };
};

const startOrigin = async (originPort: number): Promise<Server> => {
  const origin = createServer((request, response) => {
    const { status, headers } = respond(request);
    const isKnown = status === 200 && request.headers["if-none-match"] === '"1"';
    response.writeHead(isKnown ? 304 : status, { etag: '"1"', ...headers });
    response.end(isKnown ? undefined : `${request.url} ${requests.length}`);
  });
  await new Promise<void>((resolve) => origin.listen(originPort, "127.0.0.1", resolve));
  return origin;
};

let origins: Server[];
let folder: string;
let varnish: RunningProcess;
beforeAll(async () => {
  origins = await Promise.all(originPorts.map(startOrigin));
  folder = await mkdtemp(join(tmpdir(), "varnish-rules-"));
  varnish = await startVarnish({
    folder,
    port,
    purgePort,
    purgeToken: token,
    webPorts: originPorts,
  });
});
afterAll(async () => {
  await varnish.stop();
  for (const origin of origins) {
    origin.closeAllConnections();
    origin.close();
  }
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  requests = [];
  brokenPorts = [];
});

const open = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { "accept-encoding": "identity", ...headers },
    method,
    redirect: "manual",
  });
  return {
    status: response.status,
    cache: response.headers.get("x-cache"),
    headers: response.headers,
    body: await response.text(),
  };
};
const purge = (tags: string, authorization = `Bearer ${token}`) =>
  fetch(`http://127.0.0.1:${purgePort}/`, {
    method: "PURGE",
    headers: { authorization, "xkey-purge": tags },
  });

describe("Varnish", () => {
  it("keeps a page, whatever parameters an advertisement adds, and hides how", async () => {
    await open("/page-a?utm_source=mail");
    const { cache, headers } = await open("/page-a?gclid=1&x=2", { cookie: "session=a" });
    expect(cache).toBe("HIT");
    expect(requests).toHaveLength(1);
    for (const name of ["xkey", "surrogate-control", "via", "x-varnish", "server", "age"])
      expect(headers.get(name)).toBeNull();
    expect(headers.get("cache-control")).toBe("public, max-age=0, stale-if-error=86400");
  });

  it("keeps one copy for each encoding that the web processes make", async () => {
    for (const encoding of ["br, gzip", "gzip;q=1, br", "gzip, deflate", "gzip;q=0.8, br;q=0", "*"])
      await open("/page-b", { "accept-encoding": encoding });
    expect(requests.map(({ headers }) => headers["accept-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
  });

  it("fetches all copies of a page from one web process, and each process has pages", async () => {
    const paths = Array.from({ length: 20 }, (_, number) => `/page-of-one-${number}`);
    for (const path of paths)
      for (const encoding of ["br", "gzip", "identity"])
        await open(path, { "accept-encoding": encoding });
    const places = new Set(requests.map(({ url, socket }) => `${url} from ${socket.localPort}`));
    expect(requests).toHaveLength(paths.length * 3);
    expect(places.size).toBe(paths.length);
    expect(new Set(requests.map(({ socket }) => socket.localPort)).size).toBe(originPorts.length);
  });

  it("fetches a page from another process when its own does not respond", async () => {
    brokenPorts = originPorts.slice(0, 1);
    for (let number = 0; number < 10; number += 1)
      expect((await open(`/page-elsewhere-${number}`)).status).toBe(200);
  });

  it("fetches a page once for a crowd", async () => {
    await Promise.all(Array.from({ length: 50 }, () => open("/page-crowd")));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["/page.data?_routes=a", "/page.data?x=1&_routes=a", "HIT"],
    ["/page.data?_routes=b", "/page.data?_routes=c", "MISS"],
    ["/__manifest?paths=%2Fa&version=1", "/__manifest?version=1&paths=%2Fa&y=1", "HIT"],
    ["/__manifest?paths=%2Fb&version=1", "/__manifest?paths=%2Fc&version=1", "MISS"],
    ["/wp-json/wp/v2/pages?slug=a&lang=es", "/wp-json/wp/v2/pages?lang=es&at=1&slug=a", "HIT"],
    ["/page-search", "/page-search?q=voice", "BYPASS"],
    ["/page-search", "/page-search?%71=voice", "BYPASS"],
    ["/page-draft", "/page-draft?preview=token", "BYPASS"],
    ["/page-fresh", "/page-fresh?fresh=1", "MISS"],
  ])("after %s the response to %s is a %s", async (first, second, cache) => {
    await open(first);
    expect((await open(second)).cache).toBe(cache);
  });

  it.each(["/private", "/cookie", "/moved?gclid=1"])("does not keep %s", async (path) => {
    await open(path);
    await open(path);
    expect(requests).toHaveLength(2);
  });

  it("passes on what is posted, and no other method", async () => {
    expect((await open("/page-a", {}, "POST")).status).toBe(200);
    expect((await open("/page-a", {}, "PURGE")).status).toBe(405);
    expect(requests.map(({ method }) => method)).toEqual(["POST"]);
  });

  it("purges by tag, and fetches the page before it is shown again", async () => {
    const before = await open("/page-c");
    expect((await purge("two")).headers.get("x-purged")).not.toBe("0");
    const after = await open("/page-c");
    // The same entity: a revalidation is enough.
    expect([after.cache, after.body, requests.length]).toEqual(["MISS", before.body, 2]);
    expect(requests[1]?.headers["if-none-match"]).toBe('"1"');
    expect((await open("/page-c")).cache).toBe("HIT");
    await purge("three");
    expect((await open("/page-c")).cache).toBe("HIT");
  });

  it("purges for who shows the token, and on its own socket only", async () => {
    await open("/page-d");
    expect((await purge("pages", "Bearer another")).status).toBe(403);
    expect((await open("/page-d")).cache).toBe("HIT");
  });

  it("shows a purged page as it was while no web process responds, and the new one after", async () => {
    const { body } = await open("/page-e");
    await purge("one");
    brokenPorts = originPorts;
    const stale = await open("/page-e");
    expect([stale.status, stale.cache, stale.body]).toEqual([200, "STALE", body]);
    expect((await open("/page-never-seen")).status).toBe(503);
    brokenPorts = [];
    expect((await open("/page-e")).cache).toBe("MISS");
  });

  it("keeps pages that do not exist apart, and for seconds", async () => {
    await open("/made-up");
    expect((await open("/made-up")).cache).toBe("HIT");
  });
});
