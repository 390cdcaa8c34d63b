import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { rateLimits } from "./rate-limits.ts";

const redisUrl = process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";
const apps: App[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function limited(name: string, redis: string | undefined): Promise<App> {
  const app = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  apps.push(app);
  await app.register(rateLimits, { redisUrl: redis });
  app.get("/", { onRequest: app.limit({ name, requests: 3, perSeconds: 60 }) }, async () => "ok");
  await app.ready();
  // Redis connects in the background; the limit must hold before and after that.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return app;
}

async function statuses(app: App, times: number, ip = "203.0.113.7"): Promise<number[]> {
  const statusCodes: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const response = await app.inject({ url: "/", headers: { "x-forwarded-for": ip } });
    statusCodes.push(response.statusCode);
  }
  return statusCodes;
}

describe("rate limits", () => {
  it("are shared by processes through Redis", async () => {
    const name = randomUUID();
    const [one, two] = [await limited(name, redisUrl), await limited(name, redisUrl)];
    expect(await statuses(one, 2)).toEqual([200, 200]);
    expect(await statuses(two, 2)).toEqual([200, 429]);
  });

  it("count each caller separately and send Retry-After", async () => {
    const app = await limited(randomUUID(), redisUrl);
    expect(await statuses(app, 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses(app, 1, "203.0.113.8")).toEqual([200]);
    const rejected = await app.inject({ url: "/", headers: { "x-forwarded-for": "203.0.113.7" } });
    expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
  });

  it.each([
    ["without Redis", undefined],
    ["with Redis gone", "redis://127.0.0.1:1"],
  ])("hold in the process %s", async (_case, redis) => {
    const app = await limited(randomUUID(), redis);
    expect(await statuses(app, 4)).toEqual([200, 200, 200, 429]);
  });

  it.each([
    ["with Redis", redisUrl],
    ["without", undefined],
  ])("of one name share one counter %s, and have one limit", async (_case, redis) => {
    const app = await limited(randomUUID(), redis);
    const allowance = { name: randomUUID(), requests: 1, perSeconds: 60 };
    const [one, other] = [app.limiter(allowance), app.limiter({ ...allowance })];
    expect(await one.consume("somebody")).toEqual({ ok: true });
    expect(await other.consume("somebody")).toMatchObject({ ok: false });
    for (const another of [{ requests: 2 }, { perSeconds: 61 }])
      expect(() => app.limiter({ ...allowance, ...another })).toThrow("two numbers");
  });
});
