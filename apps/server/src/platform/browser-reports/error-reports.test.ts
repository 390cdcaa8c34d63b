import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { metricsToken, settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { rateLimits } from "../http/rate-limits.ts";
import { ApiError } from "../http/errors.ts";
import { errorReportRoutes } from "./error-report-routes.ts";
import { startReportService } from "./testing/report-service.ts";

const origin = settings.PUBLIC_URL;
const report = {
  type: "TypeError",
  message: "Cannot read properties of undefined (reading 'slug')",
  stack: "    at Hero (https://shop.test/assets/first-view-Bx12.js:1:2345)",
  release: "a1b2c3d4",
  route: "Home",
};

let service: Awaited<ReturnType<typeof startReportService>>;
let app: App;
beforeEach(async () => {
  service = await startReportService();
  app = await startApp(service.dsn);
});
afterEach(async () => {
  await app.close();
  await service.stop();
});

async function startApp(dsn?: string): Promise<App> {
  const started = await createApp({
    settings: { ...settings, ...(dsn === undefined ? {} : { ERROR_REPORT_DSN: dsn }) },
    name: "web",
  });
  await started.register(rateLimits, { redisUrl: undefined });
  await started.register(errorReportRoutes, { origin });
  started.get("/fails/:id", async () => {
    throw new Error("ann@studio.test is not expected");
  });
  started.get("/refuses", async () => {
    throw new ApiError("notFound");
  });
  started.get("/without-database", async () => {
    throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  });
  started.get("/works", async () => "works");
  return started;
}

async function tell(body: object, headers: Record<string, string> = { origin }, to = app) {
  const response = await to.inject({
    method: "POST",
    url: "/error-reports",
    headers,
    payload: body,
  });
  return response.statusCode;
}

async function metricsOf(of: App): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await of.inject({ url: "/metrics", headers })).body;
}

describe("a page's error", () => {
  it("[TRACK-02] is reported with its release, the kind of page and where in the code it was", async () => {
    expect(await tell(report)).toBe(204);
    await vi.waitFor(() => expect(service.errors()).toHaveLength(1), 10_000);
    expect(service.received[0]).toMatchObject({
      path: "/api/7/envelope/",
      auth: expect.stringContaining("sentry_key=k3y"),
    });
    expect(service.errors()[0]).toMatchObject({
      platform: "javascript",
      level: "error",
      release: "a1b2c3d4",
      transaction: "Home",
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      exception: {
        values: [
          {
            type: "TypeError",
            value: report.message,
            stacktrace: { frames: [{ filename: "/assets/first-view-Bx12.js", lineno: 1 }] },
          },
        ],
      },
    });
  });

  it("[TRACK-02] is reported without personal data, also where the page did not remove it", async () => {
    const sent = {
      ...report,
      type: "ann@studio.test",
      message: 'POST /setup?token=s3cr3t {"firstName":"Zelda"} 7K3M-9QXR-W2TA-0HBC',
      stack: "    at Hero (https://shop.test/confirm?token=s3cr3t:1:2)\nann@studio.test",
    };
    const headers = {
      origin,
      cookie: "__Host-session=c00kie",
      referer: `${origin}/setup?token=s3cr3t`,
      "user-agent": "Mozilla/5.0 (unmistakable)",
    };
    expect(await tell(sent, headers)).toBe(204);
    await vi.waitFor(() => expect(service.errors()).toHaveLength(1), 10_000);
    const text = JSON.stringify(service.received);
    expect(text).not.toMatch(/ann@|s3cr3t|Zelda|7K3M|c00kie|unmistakable|127\.0\.0\.1/);
  });

  it.each([
    ["of another kind of page", { ...report, route: "/setup?token=1" }],
    ["with more than it should say", { ...report, user: "ann" }],
    ["with a release that is none", { ...report, release: "a b" }],
    ["with an endless message", { ...report, message: "m".repeat(1001) }],
    ["without a stack", { ...report, stack: undefined }],
  ])("is rejected %s", async (_case, body) => {
    expect(await tell(body)).toBe(400);
  });

  it("is rejected where it is too large, or comes from another site", async () => {
    expect(await tell({ ...report, stack: "s".repeat(20_000) })).toBe(413);
    expect(await tell(report, {})).toBe(403);
    expect(await tell(report, { origin: "https://elsewhere.test" })).toBe(403);
    expect(await tell(report, { origin, "sec-fetch-site": "cross-site" })).toBe(403);
    await wait(50);
    expect(service.errors()).toEqual([]);
  });

  it("is rate limited for one IP address", async () => {
    const statuses = [];
    for (let count = 0; count < 32; count++) statuses.push(await tell(report));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it("is counted where no service is configured, and sent nowhere", async () => {
    const alone = await startApp();
    expect(await tell(report, { origin }, alone)).toBe(204);
    expect(await metricsOf(alone)).toContain("page_errors_total 1");
    await alone.close();
    expect(service.received).toEqual([]);
  });
});

describe("a server error", () => {
  it("[TRACK-02] is reported with route and request, without URL and person", async () => {
    const headers = { "x-request-id": "edge-12345678" };
    const response = await app.inject({ url: "/fails/zelda?token=s3cr3t", headers });
    expect(response.statusCode).toBe(500);
    await vi.waitFor(() => expect(service.errors()).toHaveLength(1), 10_000);
    expect(service.errors()[0]).toMatchObject({
      platform: "node",
      transaction: "GET /fails/:id",
      release: expect.stringMatching(/^\w+$/),
      tags: { request_id: "edge-12345678" },
      exception: { values: [{ type: "Error", value: "[email] is not expected" }] },
    });
    expect(JSON.stringify(service.received)).not.toMatch(/zelda|s3cr3t|ann@/);
  });

  it("is not reported where it was expected, or a dependency is down", async () => {
    await app.inject("/refuses");
    await app.inject("/without-database");
    await app.inject("/nowhere");
    await wait(50);
    expect(service.errors()).toEqual([]);
  });

  it("is reported once, with its root cause first", async () => {
    const error = new Error("outer", { cause: new Error("inner") });
    app.reporting.failed(error, { where: "work-on-things" });
    app.reporting.failed(error, { where: "work-on-things" });
    await vi.waitFor(() => expect(service.errors()).toHaveLength(1), 10_000);
    await wait(50);
    expect(service.errors()).toMatchObject([
      { exception: { values: [{ value: "inner" }, { value: "outer" }] } },
    ]);
  });
});

describe("the error service", () => {
  it("[TRACK-02] gets the durations of about a fifth of the requests", async () => {
    for (let count = 0; count < 400; count++) await app.inject("/works?token=s3cr3t");
    await app.inject("/health/live");
    // Sent, or dropped because they came faster than from any visitors.
    const drawn = async () =>
      [...(await metricsOf(app)).matchAll(/kind="transaction",outcome="\w+"\} (\d+)/g)]
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0);
    await vi.waitFor(async () => expect(await drawn()).toBeGreaterThan(40), 10_000);
    await wait(200);
    expect(await drawn()).toBeLessThan(120);
    expect(service.traces()[0]).toMatchObject({
      transaction: "GET /works",
      contexts: { trace: { op: "http.server", status: "ok" } },
    });
    expect(JSON.stringify(service.received)).not.toMatch(/s3cr3t|health/);
  });

  it("gets no more than it can take in a storm of errors, and blocks nothing", async () => {
    // CPU time: other processes may be running too.
    const before = process.threadCpuUsage();
    for (let count = 0; count < 1000; count++)
      app.reporting.failed(new Error(`failure ${count}`), { where: "storm" });
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500);
    await vi.waitFor(
      async () => expect(await metricsOf(app)).toMatch(/outcome="dropped"\} 8\d\d/),
      10_000,
    );
    await vi.waitFor(() => expect(service.errors().length).toBeGreaterThanOrEqual(100), 10_000);
    expect(service.errors().length).toBeLessThan(200);
  });

  it("is left alone when it requests that", async () => {
    service.respondWith(429, { "retry-after": "60" });
    app.reporting.failed(new Error("first"), { where: "work" });
    await vi.waitFor(
      async () => expect(await metricsOf(app)).toMatch(/outcome="failed"\} 1/),
      10_000,
    );
    app.reporting.failed(new Error("second"), { where: "work" });
    await wait(50);
    expect(service.errors()).toHaveLength(1);
    expect(await metricsOf(app)).toMatch(/outcome="dropped"\} 1/);
  });

  it("is left alone with queued reports, too", async () => {
    service.respondWith(429, { "retry-after": "60" });
    for (let count = 0; count < 20; count++)
      app.reporting.failed(new Error(`failure ${count}`), { where: "work" });
    await vi.waitFor(
      async () => expect(await metricsOf(app)).toMatch(/outcome="dropped"\} 16/),
      10_000,
    );
    await wait(50);
    expect(service.errors()).toHaveLength(4);
  });

  it("may be down", async () => {
    await service.stop();
    const response = await app.inject("/fails/1");
    expect(response.statusCode).toBe(500);
    await vi.waitFor(
      async () => expect(await metricsOf(app)).toMatch(/outcome="failed"\} 1/),
      10_000,
    );
  });
});
