import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { csrfGuard } from "./csrf-guard.ts";

let app: App;
beforeAll(async () => {
  app = await createApp({ settings, name: "web" });
  await app.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await app.register(async (inner) => {
    inner.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      url: "/laravel/rest/thing",
      handler: async () => "done",
    });
    inner.post("/webhooks/provider", async () => "taken");
  });
});
afterAll(() => app.close());

const key = { "x-js-cachekey": "release-1" };
const origin = settings.PUBLIC_URL;
const writing = ["POST", "PUT", "PATCH", "DELETE"] as const;

async function send(method: (typeof writing)[number], headers: Record<string, string>) {
  const response = await app.inject({ method, url: "/laravel/rest/thing", headers });
  return [response.statusCode, response.body];
}

const crossSite = [403, expect.stringContaining('"foreignCall"')];

describe.each(writing)("a request by %s", (method) => {
  it.each([
    ["from our page", { ...key, "sec-fetch-site": "same-origin" }],
    ["from our page in a browser without Sec-Fetch-Site", { ...key, origin }],
    ["with a key of 100 characters", { "x-js-cachekey": "k".repeat(100), origin }],
  ])("is accepted %s", async (_case, headers) => {
    expect(await send(method, headers)).toEqual([200, "done"]);
  });

  it.each<[string, Record<string, string>]>([
    ["without the header", { "sec-fetch-site": "same-origin", origin }],
    ["with an empty header", { "x-js-cachekey": "", "sec-fetch-site": "same-origin", origin }],
    ["with an endless header", { "x-js-cachekey": "k".repeat(101), origin }],
    ["from another site", { ...key, "sec-fetch-site": "cross-site" }],
    [
      "from another site that claims our origin",
      { ...key, "sec-fetch-site": "cross-site", origin },
    ],
    ["from another host of our site", { ...key, "sec-fetch-site": "same-site", origin }],
    ["from no page", { ...key, "sec-fetch-site": "none", origin }],
    ["from another origin", { ...key, origin: "https://elsewhere.test" }],
    ["from an origin that begins like ours", { ...key, origin: `${origin}.elsewhere.test` }],
    ["from a sandboxed page", { ...key, origin: "null" }],
    ["with neither origin nor Sec-Fetch-Site", { ...key }],
  ])("is rejected %s", async (_case, headers) => {
    expect(await send(method, headers)).toEqual(crossSite);
  });
});

describe("the CSRF guard", () => {
  it("lets anybody read, and no response may be cached", async () => {
    for (const response of [
      await app.inject({ url: "/laravel/rest/thing" }),
      await app.inject({ method: "POST", url: "/laravel/rest/thing" }),
      await app.inject({ method: "POST", url: "/laravel/rest/thing", headers: { ...key, origin } }),
      await app.inject({ url: "/laravel/rest/nothing" }),
    ])
      expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("ignores routes outside its prefix, which authenticate in another way", async () => {
    const response = await app.inject({ method: "POST", url: "/webhooks/provider" });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, undefined]);
  });

  it.each(["/%6caravel/rest/thing", "/laravel/rest/%74hing", "/laravel/rest/thing?x=/webhooks"])(
    "is not bypassed by writing the path as %s",
    async (path) => {
      const { port } = new URL(await listening());
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const call = request({ port, path, method: "POST", agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        call.on("error", reject).end();
      });
      expect(status).toBe(403);
    },
  );
});

let serverUrl: Promise<string> | undefined;
function listening(): Promise<string> {
  serverUrl ??= app.listen({ port: 0, host: "127.0.0.1" });
  return serverUrl;
}
