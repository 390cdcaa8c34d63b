import { randomUUID } from "node:crypto";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import type { App } from "../../../platform/app.ts";
import type { AccountLimits } from "../limits/account-limits.ts";
import { createAccountsApp, noLimits } from "../accounts/testing/accounts-app.ts";
import { countStatuses, password, Visitor } from "../accounts/testing/visitor.ts";

const redisUrl = process.env["TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";
let clone: ClonedDatabase;
const apps: App[] = [];
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function limited(limits: Partial<AccountLimits>, redis?: string): Promise<App> {
  const app = await createAccountsApp({
    databaseUrl: clone.url,
    limits: { ...noLimits, ...limits },
    ...(redis === undefined ? {} : { redisUrl: redis }),
  });
  apps.push(app);
  await app.ready();
  // Redis connects in the background.
  await new Promise((resolve) => setTimeout(resolve, redis === undefined ? 0 : 200));
  return app;
}

const threeFailures = { failedSignIn: { requests: 3, perSeconds: 60 } };

/** Signs in with a new browser each time, as an attacker would. */
async function attack(app: App, email: string, times: number, ip = "203.0.113.7") {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const stranger = new Visitor(app, { "x-forwarded-for": ip });
    statuses.push((await stranger.signIn(email, `Wrong${attempt}`)).statusCode);
  }
  return statuses;
}

async function owner(app: App) {
  const email = `${randomUUID()}@studio.test`;
  const visitor = new Visitor(app, { "x-forwarded-for": "203.0.113.200" });
  expect((await visitor.createAccount(email)).statusCode).toBe(201);
  return { email, visitor };
}

describe("failed sign-ins on an account", () => {
  it.each([
    ["without Redis", undefined],
    ["with Redis", redisUrl],
    ["with Redis gone", "redis://127.0.0.1:1"],
  ])("are limited across IP addresses, %s", async (_case, redis) => {
    const app = await limited(threeFailures, redis);
    const { email } = await owner(app);
    expect(await attack(app, email, 2, "203.0.113.8")).toEqual([401, 401]);
    expect(await attack(app, email.toUpperCase(), 2, "203.0.113.9")).toEqual([401, 429]);
    const right = await new Visitor(app).signIn(email, password);
    expect([right.statusCode, right.json<{ error: string }>().error]).toEqual([
      429,
      "tooManyRequests",
    ]);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("are counted across all processes", async () => {
    const [one, two] = [
      await limited(threeFailures, redisUrl),
      await limited(threeFailures, redisUrl),
    ];
    const { email } = await owner(one);
    expect(await attack(one, email, 2)).toEqual([401, 401]);
    expect(await attack(two, email, 2)).toEqual([401, 429]);
  });

  it("do not lock the owner out of a known browser during an attack", async () => {
    const app = await limited(threeFailures);
    const { email, visitor } = await owner(app);
    await visitor.signOut();
    expect(await attack(app, email, 5)).toEqual([401, 401, 401, 429, 429]);
    expect((await visitor.signIn(email, password)).statusCode).toBe(200);
    // The owner's own failures are counted separately.
    for (const status of [401, 401, 401, 429])
      expect((await visitor.signIn(email, "Wrong42")).statusCode).toBe(status);
  });

  it("treat a browser as known only for the accounts that signed in there", async () => {
    const app = await limited(threeFailures);
    const { email } = await owner(app);
    const { visitor: attacker } = await owner(app);
    expect(await attack(app, email, 3)).toEqual([401, 401, 401]);
    expect((await attacker.signIn(email, password)).statusCode).toBe(429);
  });

  it("have the same limit for an email address without an account", async () => {
    const app = await limited(threeFailures);
    expect(await attack(app, "nobody@studio.test", 4)).toEqual([401, 401, 401, 429]);
  });

  it("are limited also when sent concurrently", async () => {
    const app = await limited(threeFailures);
    const { email } = await owner(app);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => new Visitor(app).signIn(email, "Wrong42")),
    );
    expect(countStatuses(responses)).toEqual({ 401: 3, 429: 5 });
  });

  it.each([
    ["without Redis", undefined],
    ["with Redis", redisUrl],
  ])("are what counts: a right password does not, %s", async (_case, redis) => {
    const app = await limited(threeFailures, redis);
    const { email } = await owner(app);
    expect(await attack(app, email, 2)).toEqual([401, 401]);
    for (let times = 0; times < 5; times += 1)
      expect((await new Visitor(app).signIn(email, password)).statusCode).toBe(200);
  });
});

describe("one IP address", () => {
  it("may try to sign in so often, with any accounts", async () => {
    const app = await limited({ signInByIp: { requests: 2, perSeconds: 60 } });
    expect(await attack(app, "one@studio.test", 1)).toEqual([401]);
    expect(await attack(app, "two@studio.test", 2)).toEqual([401, 429]);
    expect(await attack(app, "two@studio.test", 1, "203.0.113.10")).toEqual([401]);
  });

  it("may create so many accounts", async () => {
    const app = await limited({ createByIp: { requests: 2, perSeconds: 60 } });
    await owner(app);
    await owner(app);
    const third = new Visitor(app, { "x-forwarded-for": "203.0.113.200" });
    expect((await third.createAccount("third@studio.test")).statusCode).toBe(429);
  });

  it("is not counted for requests from another site", async () => {
    const app = await limited({ signInByIp: { requests: 1, perSeconds: 60 } });
    const crossSite = new Visitor(app, { "sec-fetch-site": "cross-site" });
    expect((await crossSite.signIn("one@studio.test", password)).statusCode).toBe(403);
    expect((await new Visitor(app).signIn("one@studio.test", password)).statusCode).toBe(401);
  });
});
