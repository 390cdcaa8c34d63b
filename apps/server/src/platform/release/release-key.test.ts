import { errorBody } from "@autotune/contract";
import type { DatabaseConnection } from "@autotune/database";
import { release } from "@autotune/database/schema";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { database } from "../database/database.ts";
import { csrfGuard } from "../http/csrf-guard.ts";
import { releaseKey } from "./release-key.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url);
  await servedUntil("yesterday", 23);
  await servedUntil("last-week", 25);
  await servedUntil("now", 100);
  app = await startApp("now");
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

const servedUntil = (key: string, hoursAgo: number) =>
  connection.database
    .insert(release)
    .values({ key, servedAt: sql`now() - ${hoursAgo} * interval '1 hour'` });

async function startApp(key: string): Promise<App> {
  const started = await createApp({ settings, name: "web" });
  await started.register(releaseKey, { release: key });
  await started.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await started.register(database, { url: clone.url, applicationName: "test-web" });
  await started.register(async (inner) => {
    inner.get("/laravel/rest/user", async () => "done");
    inner.post("/laravel/rest/user", async () => "done");
    inner.get("/laravel/rest/checkout/:id", async () => "done");
    inner.post("/laravel/rest/checkout", async () => "done");
    inner.get("/wp-json/antares/v1/currencies", async () => "done");
  });
  await started.ready();
  return started;
}

async function call(method: "GET" | "POST", url: string, key: string, target = app) {
  const headers = { "x-js-cachekey": key, "sec-fetch-site": "same-origin" };
  return target.inject({ method, url, headers });
}

describe("a request of an older page", () => {
  it("[API-05] is rejected with 412 once its release has not been served for a day", async () => {
    await vi.waitFor(async () => {
      const response = await call("POST", "/laravel/rest/user", "last-week");
      expect([response.statusCode, response.json()]).toEqual([
        412,
        errorBody("outdated", expect.any(String)),
      ]);
    }, 10_000);
    expect((await call("GET", "/laravel/rest/user", "last-week")).statusCode).toBe(412);
    expect((await call("POST", "/laravel/rest/checkout", "last-week")).statusCode).toBe(412);
  });

  it.each(["now", "yesterday", "unknown", "test", "0a1b2c3d"])(
    "[API-05] is accepted while its release is accepted, or unknown: %s",
    async (key) => {
      expect((await call("POST", "/laravel/rest/user", key)).statusCode).toBe(200);
    },
  );

  it("[API-05] is accepted where a buyer waits for a paid order", async () => {
    const path = "/laravel/rest/checkout/0b0ff5a5-0000-4000-8000-000000000000";
    expect((await call("GET", path, "last-week")).statusCode).toBe(200);
  });

  it("[API-01] is rejected under /laravel only", async () => {
    const content = await call("GET", "/wp-json/antares/v1/currencies", "last-week");
    expect(content.statusCode).toBe(200);
  });

  it("must first pass the CSRF guard", async () => {
    const headers = { "x-js-cachekey": "last-week", "sec-fetch-site": "cross-site" };
    const response = await app.inject({ method: "POST", url: "/laravel/rest/user", headers });
    expect(response.statusCode).toBe(403);
  });
});

it("[API-05] a release that is served again is accepted again", async () => {
  const rolledBack = await startApp("last-week");
  const readServed = async () =>
    (await connection.database.select().from(release)).find(({ key }) => key === "last-week");
  await vi.waitFor(
    async () =>
      expect((await readServed())?.servedAt.getTime()).toBeGreaterThan(Date.now() - 60_000),
    10_000,
  );
  const user = "/laravel/rest/user";
  expect((await call("POST", user, "last-week", rolledBack)).statusCode).toBe(200);
  await rolledBack.close();
});

it("nothing is rejected while the database is unavailable", async () => {
  const alone = await createApp({ settings, name: "web" });
  await alone.register(releaseKey, { release: "now" });
  await alone.register(database, {
    url: "postgres://nobody@127.0.0.1:1/none",
    applicationName: "test-web",
  });
  alone.post("/laravel/rest/user", async () => "done");
  expect((await call("POST", "/laravel/rest/user", "last-week", alone)).statusCode).toBe(200);
  await alone.close();
});
