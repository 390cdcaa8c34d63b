import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { errorBody } from "@autotune/contract";
import { publishDocument, type DatabaseConnection } from "@autotune/database";
import { release } from "@autotune/database/schema";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { routeTable, type RouteRow } from "@autotune/routes";
import { storageFromUrl } from "@autotune/storage";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { publishAtOnce } from "../../test/publish-at-once.ts";
import { pageSample, productSample } from "../../test/published-samples.ts";
import { settings } from "../../test/settings.ts";
import type { App } from "../platform/app.ts";
import { LazyLogger } from "../platform/logs/lazy-logger.ts";
import { createWeb } from "./create-web.ts";
import { storeAssets } from "../platform/release/store-assets.ts";
import { clientFolder, sourceMapFolder } from "../platform/release/storefront-build.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let folder: string;
let web: App;
let listeningOrigin = "";
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  folder = await mkdtemp(join(tmpdir(), "media-"));
  const storageUrl = pathToFileURL(folder).href;
  await storageFromUrl(storageUrl).put("knob-1a2b.png", Buffer.from("png"), "image/png");
  connection = connectForTest(clone.url);
  await publishDocument(connection.database, {
    collection: "pages",
    key: "home",
    locale: "en",
    body: pageSample("Home"),
  });
  await connection.database
    .insert(release)
    .values({ key: "0ld0ld00", servedAt: new Date(Date.now() - 2 * 86_400_000) });
  web = await createWeb({
    ...settings,
    DATABASE_URL: clone.url,
    STORAGE_URL: storageUrl,
  });
  await vi.waitFor(() => expect(web.content.loaded).toBe(true), 10_000);
});
afterAll(async () => {
  await web.close();
  await connection.close();
  await rm(folder, { recursive: true });
});

describe("the web process", () => {
  it("serves the OpenAPI document of its endpoints, with the error schema", async () => {
    const document = (await web.inject("/openapi.json")).json<{
      openapi: string;
      paths: Record<string, { get: { parameters: unknown[]; responses: Record<string, unknown> } }>;
    }>();
    expect(document.openapi).toBe("3.1.0");
    const pages = document.paths["/wp-json/wp/v2/pages"]?.get;
    expect(pages?.parameters).toHaveLength(2);
    expect(Object.keys(pages?.responses ?? {})).toEqual(["200", "400"]);
    expect(Object.keys(document.paths)).toContain("/laravel/rest/user");
    const internal = /^\/(?:staff|metrics|health|webhooks)\b/;
    expect(Object.keys(document.paths).filter((path) => internal.test(path))).toEqual([]);
  });

  it("every parameter that decides a page's data or a content call is a part of its key at the edge", async () => {
    const file = join(import.meta.dirname, "../../../../deploy/nginx/shop.conf.template");
    const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.trim());
    const keyed = (place: string) =>
      lines.find((line) => line.startsWith(place))?.match(/(?<=\$arg_)\w+/g) ?? [];
    const rows: readonly RouteRow[] = routeTable;
    const ofPages = rows.flatMap(({ queryParams = [] }) => queryParams);
    expect(new Set(keyed("~\\.data$"))).toEqual(new Set(["_routes", ...ofPages]));
    const { paths } = (await web.inject("/openapi.json")).json<{
      paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
    }>();
    const ofCalls = Object.entries(paths)
      .filter(([path]) => path.startsWith("/wp-json/"))
      .flatMap(([, { get: operation }]) => operation?.parameters ?? [])
      .filter((parameter) => parameter.in === "query");
    expect(new Set(keyed("~^/wp-json/"))).toEqual(new Set(ofCalls.map(({ name }) => name)));
  });

  it("sends a page in the requested encoding, 304 where it is unchanged, and no body to HEAD", async () => {
    const plain = await web.inject({ url: "/", headers: { "accept-encoding": "identity" } });
    expect(plain.body).toContain("</html>");
    const etag = String(plain.headers["etag"]);
    for (const encoding of ["br", "gzip"]) {
      const packed = await web.inject({ url: "/", headers: { "accept-encoding": encoding } });
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(packed.headers["content-length"]).toBe(String(packed.rawPayload.length));
    }
    const again = await web.inject({ url: "/", headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const head = await web.inject({ method: "HEAD", url: "/" });
    expect([head.statusCode, head.body, head.headers["etag"]]).toEqual([200, "", etag]);
  });

  it("renders a page again when a scheduled discount that it shows begins", async () => {
    const set = {
      discount: { kind: "percent", percent: 50 } as const,
      startsAt: new Date(Date.now() + 2000).toISOString(),
      endsAt: null,
      reason: "Now",
    };
    const { database } = connection;
    await publishAtOnce(database, productSample("timed", 100, { discount: set }));
    const locale = "en" as const;
    const words = { name: "Timed", summary: "" };
    await publishDocument(database, { collection: "products", key: "timed", locale, body: words });
    const blocks = [{ block: "productCards" as const, headline: "Sale", products: ["timed"] }];
    const body = pageSample("Sale", blocks);
    await publishDocument(database, { collection: "pages", key: "summer-sale", locale, body });
    const page = async () => (await web.inject("/summer-sale")).body;
    await vi.waitFor(async () => expect(await page()).toContain("$100<"), 10_000);
    expect(await page()).not.toContain("$50<");
    await vi.waitFor(async () => expect(await page()).toContain("$50<"), 10_000);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(set.startsAt));
  });

  it("[API-05] returns as the deployed key the one that its pages were built with", async () => {
    const response = await web.inject("/wp-json/antares/v1/check-cache");
    const key = String(response.headers["x-wp-jscachekey"]);
    expect(key).toMatch(/^[0-9a-f]{8}$/);
    const { body } = await web.inject("/");
    expect(body).toContain(`"version": "${key}"`);
  });

  it("[API-05] rejects requests of a release that is gone, but for the order that a buyer waits for", async () => {
    const headers = { "x-js-cachekey": "0ld0ld00", "sec-fetch-site": "same-origin" };
    const statusOf = async (method: "GET" | "POST", url: string) =>
      (await web.inject({ method, url, headers })).statusCode;
    await vi.waitFor(
      async () => expect(await statusOf("GET", "/laravel/rest/user")).toBe(412),
      10_000,
    );
    expect(await statusOf("POST", "/laravel/rest/checkout")).toBe(412);
    expect(await statusOf("GET", `/laravel/rest/checkout/${randomUUID()}`)).not.toBe(412);
    expect(await statusOf("GET", "/wp-json/antares/v1/currencies?cc=US")).toBe(200);
    expect(await statusOf("GET", "/")).toBe(200);
  });

  it.each(["/laravel/rest/none", "/laravel", "/wp-json/none?x", "/desktop/v1/none", "/staff/none"])(
    "responds to %s, which is no call, without a page",
    async (url) => {
      const { statusCode, headers, body } = await web.inject(url);
      expect([statusCode, headers["content-type"]]).toEqual([
        404,
        "application/json; charset=utf-8",
      ]);
      expect(JSON.parse(body)).toEqual(errorBody("notFound", expect.any(String)));
    },
  );

  it("sends a policy and the other security headers with pages and with API responses", async () => {
    const page = await web.inject("/");
    expect(page.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers["permissions-policy"]).toContain("microphone=()");
    for (const path of ["/try", "/es/prueba"]) {
      const { headers } = await web.inject(path);
      expect(headers["permissions-policy"], path).toContain("microphone=(self)");
      expect(headers["content-security-policy"], path).not.toMatch(/blob:|data:|unsafe|wasm/);
    }
    const call = await web.inject("/wp-json/wp/v2/pages?slug=home");
    expect(call.headers["content-security-policy"]).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    for (const response of [page, call])
      expect(response.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("lets no shared cache store the response to a query, however its name is written", async () => {
    const cacheControl = async (url: string) => (await web.inject(url)).headers["cache-control"];
    for (const url of [
      "/search?q=key",
      "/search?%71=key",
      "/search.data?%71=key",
      "/community?topic=craft",
      "/es/comunidad?%74opic=craft",
      "/community.data?topic=craft",
    ]) {
      expect(await cacheControl(url), url).toBe("private, no-store");
      // Also when it is served from memory.
      expect(await cacheControl(url), url).toBe("private, no-store");
    }
    for (const page of ["/search", "/community", "/community?utm_source=mail", "/community.data"])
      expect(await cacheControl(page), page).toMatch(/^public, max-age=0, s-maxage=1,/);
  });

  it("renders few queries at once, and limits them for one IP address", async () => {
    const statusOf = async (url: string) =>
      (await web.inject({ url, remoteAddress: "198.51.100.77" })).statusCode;
    const questions = Array.from(
      { length: 310 },
      (_, index) => `/community?topic=made-up-${index}`,
    );
    const statuses = await Promise.all(questions.map(statusOf));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(statuses).toContain(503);
    expect(await statusOf("/community")).toBe(200);
  });

  it("redirects from an outdated image of a page to the current one, without a shared cache", async () => {
    const led = await web.inject("/og/1x2y/home.png");
    expect(led.statusCode).toBe(302);
    expect(led.headers["cache-control"]).toBe("private, max-age=300");
    expect(led.headers.location).toMatch(/^\/og\/[a-z0-9]+\/home\.png$/);
  });

  it("responds 404 to a flood of made-up URLs, and serves pages meanwhile", async () => {
    const flood = Array.from({ length: 40 }, (_, index) => `/es/made-up-${index}`);
    const statusOf = async (path: string) => (await web.inject(path)).statusCode;
    for (const path of flood) expect(await statusOf(path)).toBe(404);
    const [nested, page, data] = await Promise.all(
      ["/made/up/again", "/es/search", "/es/made-up.data"].map(statusOf),
    );
    expect([nested, page, data]).toEqual([404, 200, 404]);
  });

  it("redirects to the canonical URL, and never to another host", async () => {
    const redirected = await web.inject("/es/products/compare?coupon=a");
    expect([redirected.statusCode, redirected.headers["location"]]).toEqual([
      301,
      "/es/producto/compara?coupon=a",
    ]);
    for (const path of [
      "//elsewhere.test/",
      "//elsewhere.test/en",
      "/en//elsewhere.test",
      "/es//products",
      "/en/\\elsewhere.test",
      "http://elsewhere.test/",
      "http://elsewhere.test/en",
    ]) {
      const { location } = await fetchAsIs(path);
      expect(location ?? "/", path).toMatch(/^\/(?![/\\])/);
    }
  });

  it.each([
    ["/anything/..", "/"],
    ["/products/auto-tune/%70ro", "/products/auto-tune/pro"],
  ])("redirects from %s to the plain URL", async (path, plain) => {
    const { status, location } = await fetchAsIs(path);
    expect([status, location]).toEqual([301, plain]);
  });

  it.each(["/products/%00", "/search?q=%00", "/%00.data", "/__manifest?version=1&paths=%2F%00"])(
    "rejects %s, which holds a text that cannot be stored",
    async (path) => {
      const { status, body } = await fetchAsIs(path);
      expect([status, JSON.parse(body)]).toEqual([
        400,
        errorBody("invalidRequest", expect.any(String)),
      ]);
    },
  );

  it("rejects with its own error body a URL that cannot be parsed, and too many at once", async () => {
    const tooMany = Array.from({ length: 300 }, (_, index) => `/page-${index}`).join(",");
    for (const path of ["/es/%", `/__manifest?version=1&paths=${encodeURIComponent(tooMany)}`]) {
      const { status, body } = await fetchAsIs(path);
      expect(status, path).toBe(400);
      expect(JSON.parse(body)).toEqual(errorBody("invalidRequest", expect.any(String)));
    }
  });

  it("serves a built file at its one URL, and rejects every other spelling of it", async () => {
    const names = await readdir(join(clientFolder, "assets"));
    const file = names.find((name) => name.endsWith(".js")) ?? "";
    const { statusCode, headers } = await web.inject(`/assets/${file}`);
    expect([statusCode, headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    // Each would be a cache key of its own at the edge, and would bypass a guard of a path below.
    for (const spelling of [
      `/assets//${file}`,
      `/assets/./${file}`,
      `/assets/%2e/${file}`,
      `/assets/none/../${file}`,
      `/assets/none/%2e%2e/${file}`,
      `/assets/none%2f..%2f${file}`,
      `/assets/none%5c..%5c${file}`,
    ]) {
      const { status, body } = await fetchAsIs(spelling);
      expect([400, 404], spelling).toContain(status);
      expect(JSON.parse(body), spelling).toHaveProperty("error");
    }
    for (const outside of [
      "/assets/../../server/index.js",
      "/assets/..%2f..%2fserver%2findex.js",
      "/assets/%2e%2e/%2e%2e/server/index.js",
      "/assets/..%5c..%5cserver%5cindex.js",
      "/..%2fserver%2findex.js",
      "/assets",
      "/assets/",
    ])
      expect((await fetchAsIs(outside)).status, outside).not.toBe(200);
  });

  it("serves the built file of another release from the storage", async () => {
    const build = await mkdtemp(join(tmpdir(), "former-build-"));
    await writeFile(join(build, "page-of-yesterday-1a2b.js"), "export {};");
    await storeAssets({
      storage: storageFromUrl(pathToFileURL(folder).href),
      folder: build,
      release: "yesterday",
      now: new Date(),
    });
    const { statusCode, headers, body } = await web.inject("/assets/page-of-yesterday-1a2b.js");
    expect([statusCode, headers["content-type"], headers["cache-control"], body]).toEqual([
      200,
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
      "export {};",
    ]);
    expect((await web.inject("/assets/page-of-nobody-1a2b.js")).statusCode).toBe(404);
    await rm(build, { recursive: true });
  });

  it("has the source maps of its pages beside what it serves, and serves none", async () => {
    const kept = await readdir(sourceMapFolder);
    expect(kept).not.toEqual([]);
    const served = await readdir(clientFolder, { recursive: true });
    expect(served.filter((file) => file.endsWith(".map"))).toEqual([]);
    for (const map of kept.slice(0, 3)) {
      expect((await fetchAsIs(`/assets/${map}`)).status).toBe(404);
      expect((await fetchAsIs(`/assets/..%2f..%2fsource-maps%2f${map}`)).status).not.toBe(200);
    }
  });

  it("serves uploaded images, and nothing outside their folder", async () => {
    const image = await web.inject("/media/knob-1a2b.png");
    expect([image.statusCode, image.headers["content-type"], image.body]).toEqual([
      200,
      "image/png",
      "png",
    ]);
    for (const path of ["/media/none.png", "/media/..%2f..%2fetc%2fpasswd", "/media/.hidden"]) {
      expect((await web.inject(path)).statusCode, path).toBeGreaterThanOrEqual(400);
    }
  });

  it("sends the range of a file that a player requests", async () => {
    const fetchRange = (range: string) =>
      web.inject({ url: "/media/knob-1a2b.png", headers: { range } });
    const part = await fetchRange("bytes=1-");
    expect([part.statusCode, part.headers["content-range"], part.body]).toEqual([
      206,
      "bytes 1-2/3",
      "ng",
    ]);
    const none = await fetchRange("bytes=9-");
    expect([none.statusCode, none.headers["content-range"]]).toEqual([416, "bytes */3"]);
  });

  it("accepts reports of violated policies", async () => {
    const response = await web.inject({
      method: "POST",
      url: "/policy-reports",
      headers: { "content-type": "application/csp-report" },
      payload: JSON.stringify({ "csp-report": { "blocked-uri": "inline" } }),
    });
    expect(response.statusCode).toBe(204);
  });

  it("logs of a violated policy neither queries nor fragments nor samples", async () => {
    const lines: unknown[] = [];
    vi.spyOn(LazyLogger.prototype, "warn").mockImplementation((line) => void lines.push(line));
    const url = "https://shop.test/setup?gt=s3cr3t&e=ann@studio.test#token=s3cr3t";
    await web.inject({
      method: "POST",
      url: "/policy-reports",
      headers: { "content-type": "application/csp-report", referer: url },
      payload: JSON.stringify({
        "csp-report": {
          "document-uri": url,
          referrer: url,
          "blocked-uri": url,
          "violated-directive": "script-src-elem",
          "script-sample": "s3cr3t",
        },
      }),
    });
    const page = "https://shop.test/setup";
    expect(lines).toEqual([{ violated: { page, directive: "script-src-elem", blocked: page } }]);
  });

  it("sends no Referer from a page that an email opens", async () => {
    const policyOf = async (url: string) => (await web.inject(url)).headers["referrer-policy"];
    expect(await policyOf("/es/password-reset?token=abc")).toBe("no-referrer");
    expect(await policyOf("/")).toBe("strict-origin-when-cross-origin");
  });

  it("trusts X-Forwarded-For from its proxies only", async () => {
    const url = "/wp-json/antares/v1/get_client_ip";
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const ipOf = async (remoteAddress: string) =>
      (await web.inject({ url, headers, remoteAddress })).json<{ ip: string }>().ip;
    expect(await ipOf("127.0.0.1")).toBe("203.0.113.9");
    expect(await ipOf("198.51.100.1")).toBe("198.51.100.1");
  });
});

/** Sent over a socket, because a path with two slashes, dots or a host must arrive unchanged. */
async function fetchAsIs(path: string) {
  if (!web.server.listening) listeningOrigin = await web.listen({ port: 0 });
  const { hostname, port } = new URL(listeningOrigin);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path, agent: false }, resolve).on("error", reject);
  });
  return {
    status: response.statusCode,
    location: response.headers.location,
    body: await text(response),
  };
}

it("responds 503 while it has not loaded the content yet", async () => {
  const early = await createWeb({
    ...settings,
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  });
  const response = await early.inject("/");
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await early.inject("/health/ready")).statusCode).toBe(503);
  await early.close();
});
