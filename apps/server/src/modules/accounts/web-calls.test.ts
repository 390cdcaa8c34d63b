import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import type { App } from "../../app.ts";
import { createWeb } from "../../create-web.ts";
import { countStatuses, password, Visitor } from "./testing/visitor.ts";

let clone: ClonedDatabase;
let web: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  web = await createWeb({ ...settings, DATABASE_URL: clone.url });
  await web.ready();
});
afterAll(async () => {
  await web.close();
  await clone.drop();
});

describe("the web process", () => {
  it("takes every call under /laravel that changes something from its own pages only", async () => {
    const calls = Object.entries(web.swagger().paths ?? {})
      .filter(([path]) => path.startsWith("/laravel/"))
      .flatMap(([path, methods]) =>
        (["post", "put", "patch", "delete"] as const)
          .filter((method) => Object.hasOwn(methods ?? {}, method))
          .map((method) => ({ method, url: path.replaceAll(/\{[^}]*\}/g, "1") })),
      );
    expect(calls.length).toBeGreaterThanOrEqual(4);
    for (const call of calls) {
      const answer = await web.inject({
        ...call,
        headers: { "x-js-cachekey": "test", "sec-fetch-site": "cross-site" },
        payload: {},
      });
      expect([answer.statusCode, answer.json<{ error: string }>().error], call.url).toEqual([
        403,
        "foreignCall",
      ]);
    }
  });

  it("allows 30 sign-ins a minute and 60 new accounts an hour from one address", async () => {
    const visitor = new Visitor(web, { "x-forwarded-for": "203.0.113.30" });
    const unreadable = { data: "{" };
    for (const [path, allowed] of [
      ["auth_endpoint_a", 30],
      ["user", 60],
    ] as const) {
      const answers = [];
      for (let times = 0; times < allowed + 2; times += 1)
        answers.push(await visitor.post(path, unreadable));
      expect(countStatuses(answers), path).toEqual({ 400: allowed, 429: 2 });
    }
  });

  it("allows 10 failed sign-ins on one account in a quarter of an hour", async () => {
    const visitor = new Visitor(web, { "x-forwarded-for": "203.0.113.31" });
    const answers = [];
    for (let times = 0; times < 12; times += 1)
      answers.push(await visitor.signIn("nobody@studio.test", password));
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 2 });
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(14 * 60);
  });

  it("lets a person make an account, leave and come back", async () => {
    const visitor = new Visitor(web);
    expect((await visitor.createAccount("nina@studio.test")).statusCode).toBe(201);
    expect((await visitor.signOut()).statusCode).toBe(204);
    expect((await visitor.get("user")).statusCode).toBe(401);
    const answer = await visitor.signIn("nina@studio.test", password);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await visitor.post("products/summary", { data: "{}" })).statusCode).toBe(200);
  });
});
