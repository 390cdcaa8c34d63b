import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { ownCalls } from "./own-calls.ts";

let app: App;
beforeAll(async () => {
  app = await createApp({ settings, name: "web" });
  await app.register(ownCalls, { origin: settings.PUBLIC_URL });
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

async function ask(method: (typeof writing)[number], headers: Record<string, string>) {
  const answer = await app.inject({ method, url: "/laravel/rest/thing", headers });
  return [answer.statusCode, answer.body];
}

const foreign = [403, expect.stringContaining('"foreignCall"')];

describe.each(writing)("a call by %s", (method) => {
  it.each([
    ["from our page", { ...key, "sec-fetch-site": "same-origin" }],
    ["from our page in a browser without Sec-Fetch-Site", { ...key, origin }],
    ["with a key of 100 characters", { "x-js-cachekey": "k".repeat(100), origin }],
  ])("is taken %s", async (_case, headers) => {
    expect(await ask(method, headers)).toEqual([200, "done"]);
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
  ])("is refused %s", async (_case, headers) => {
    expect(await ask(method, headers)).toEqual(foreign);
  });
});

describe("own calls", () => {
  it("may be read by anybody, and no answer is to be kept", async () => {
    for (const answer of [
      await app.inject({ url: "/laravel/rest/thing" }),
      await app.inject({ method: "POST", url: "/laravel/rest/thing" }),
      await app.inject({ method: "POST", url: "/laravel/rest/thing", headers: { ...key, origin } }),
      await app.inject({ url: "/laravel/rest/nothing" }),
    ])
      expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("leave alone what stands elsewhere and proves itself in another way", async () => {
    const answer = await app.inject({ method: "POST", url: "/webhooks/provider" });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, undefined]);
  });

  it.each(["/%6caravel/rest/thing", "/laravel/rest/%74hing", "/laravel/rest/thing?x=/webhooks"])(
    "are not gone around by writing the address as %s",
    async (path) => {
      const { port } = new URL(await listening());
      const answered = await new Promise<number | undefined>((resolve, reject) => {
        const call = request({ port, path, method: "POST", agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        call.on("error", reject).end();
      });
      expect(answered).toBe(403);
    },
  );
});

let address: Promise<string> | undefined;
function listening(): Promise<string> {
  address ??= app.listen({ port: 0, host: "127.0.0.1" });
  return address;
}
