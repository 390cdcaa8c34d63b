import { setTimeout as wait } from "node:timers/promises";
import { publishDocument } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { startEdge, type TestEdge } from "../../test/edge.ts";
import { pageSample } from "../../test/published-samples.ts";
import { settings } from "../../test/settings.ts";
import type { App } from "../platform/app.ts";
import { createWeb } from "./create-web.ts";
import { countryOfIp } from "../platform/country/country-of-ip.ts";

let clone: ClonedDatabase;
let web: App;
let edge: TestEdge;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  const connection = connectForTest(clone.url);
  await publishDocument(connection.database, {
    collection: "pages",
    key: "home",
    locale: "en",
    body: pageSample("Home"),
  });
  await connection.close();
  web = await createWeb({ ...settings, DATABASE_URL: clone.url });
  const origin = await web.listen({ port: 0, host: "127.0.0.1" });
  await vi.waitFor(() => expect(web.content.loaded).toBe(true), 10_000);
  await countryOfIp("91.0.0.1");
  edge = await startEdge(Number(new URL(origin).port));
}, 30_000);
afterAll(async () => {
  await edge.stop();
  await web.close();
});

const firefox = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/131.0";

/** As a browser with this IP address opens the home page. */
async function visit(ipAddress: string, headers: Record<string, string> = {}) {
  const response = await fetch(edge.url, {
    headers: {
      accept: "text/html,application/xhtml+xml",
      "accept-encoding": "identity",
      "user-agent": firefox,
      "x-forwarded-for": ipAddress,
      ...headers,
    },
  });
  return {
    status: response.status,
    cache: response.headers.get("x-cache"),
    cookie: response.headers.get("set-cookie"),
    cacheControl: response.headers.get("cache-control"),
    page: await response.text(),
  };
}

const cookieOf = (country: string) => `country=${country}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** Counts the requests that reach the web process from here on. */
function countRequests(): () => number {
  const logged = vi.spyOn(web.log, "info").mockClear();
  const isRequest = (line: unknown) => typeof line === "object" && line !== null && "path" in line;
  return () => logged.mock.calls.filter(([line]: unknown[]) => isRequest(line)).length;
}

/** So that the page is cached. */
async function warm() {
  await visit("10.0.0.1", { cookie: "country=US" });
}

describe("the first page at the edge", () => {
  it("comes from the cache for everybody, and names each visitor's own country", async () => {
    // Repeated in case the page's second of freshness is over.
    await vi.waitFor(async () => {
      await warm();
      const [german, american] = [await visit("91.0.0.1"), await visit("8.8.8.8")];
      expect([german.cookie, american.cookie]).toEqual([cookieOf("DE"), cookieOf("US")]);
      expect([german.cache, american.cache]).toEqual(["HIT", "HIT"]);
      expect(german.page).toBe(american.page);
      expect(german.cacheControl).toBe("private, max-age=0");
    }, 10_000);
  });

  it("is cached without anybody's cookie", async () => {
    await vi.waitFor(async () => {
      await visit("91.0.0.1");
      const chosen = await visit("91.0.0.1", { cookie: "country=JP" });
      expect([chosen.cookie, chosen.cache]).toEqual([null, "HIT"]);
      expect(chosen.cacheControl).toContain("s-maxage=1");
    }, 10_000);
  });

  it("trusts a CDN's country header first", async () => {
    expect((await visit("79.0.0.1", { "x-country": "AT" })).cookie).toBe(cookieOf("AT"));
    expect((await visit("79.0.0.1", { "x-country": "XX" })).cookie).toBe(cookieOf("IT"));
  });

  it("knows addresses of both kinds as a web process does", async () => {
    for (const ipAddress of ["1.1.1.1", "83.0.0.1", "126.0.0.1", "2a01:e0a::1", "2400:4050::1"])
      expect((await visit(ipAddress)).cookie).toBe(cookieOf((await countryOfIp(ipAddress)) ?? ""));
  });

  it.each(["", "de", "DEU", "D1", "DE|", "%20DE"])(
    "ignores a cookie with the value %j",
    async (named) => {
      const { cookie } = await visit("91.0.0.1", { cookie: `country=${named}` });
      expect(cookie).toBe(cookieOf("DE"));
    },
  );

  it("sets no cookie where the country is unknown, for a crawler, and for what is no page", async () => {
    for (const [ipAddress, headers] of [
      ["10.0.0.1", {}],
      ["91.0.0.1", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
      ["91.0.0.1", { accept: "*/*" }],
    ] as const) {
      const { status, cookie, cacheControl } = await visit(ipAddress, headers);
      expect([status, cookie]).toEqual([200, null]);
      expect(cacheControl).toContain("s-maxage=1");
    }
  });

  it("requests nothing but the page of a web process", async () => {
    await vi.waitFor(async () => {
      await warm();
      const requests = countRequests();
      expect((await visit("90.0.0.1")).cookie).toBe(cookieOf("FR"));
      await wait(50);
      expect(requests()).toBe(0);
    }, 10_000);
  });

  it("is shown with the cookie when the web processes are down", async () => {
    await warm();
    await web.close();
    const { status, cookie, page } = await visit("83.0.0.1");
    expect([status, cookie]).toEqual([200, cookieOf("PL")]);
    expect(page).toContain("</html>");
  });
});
