import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { settings } from "../../test/settings.ts";
import type { App } from "../platform/app.ts";
import { createWeb } from "./create-web.ts";
import { stopPriceAlertPath } from "../domains/marketing/price-alerts/stop-price-alert-links.ts";
import { unsubscribePath } from "../domains/marketing/unsubscribe/communication-links.ts";
import { countStatuses, password, Visitor } from "../domains/identity/accounts/testing/visitor.ts";

let clone: ClonedDatabase;
let web: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  web = await createWeb({ ...settings, DATABASE_URL: clone.url });
  await web.ready();
});
afterAll(async () => {
  await web.close();
});

/** What a page of ours sends. */
const ownPage = { "x-js-cachekey": "test", "sec-fetch-site": "same-origin" };

describe("the web process", () => {
  it("accepts every request under /laravel that changes something from its own pages only", async () => {
    const calls = Object.entries(web.swagger().paths ?? {})
      .filter(([path]) => path.startsWith("/laravel/"))
      .flatMap(([path, methods]) =>
        (["post", "put", "patch", "delete"] as const)
          .filter((method) => Object.hasOwn(methods ?? {}, method))
          .map((method) => ({ method, url: path.replaceAll(/\{[^}]*\}/g, "1") })),
      )
      // Mail clients post these, with a signed token and no cookie.
      .filter(({ url }) => ![unsubscribePath, stopPriceAlertPath].includes(url));
    expect(calls.length).toBeGreaterThanOrEqual(4);
    for (const call of calls) {
      const response = await web.inject({
        ...call,
        headers: { "x-js-cachekey": "test", "sec-fetch-site": "cross-site" },
        payload: {},
      });
      expect([response.statusCode, response.json<{ error: string }>().error], call.url).toEqual([
        403,
        "foreignCall",
      ]);
    }
  });

  it("[API-04] has every endpoint of the shop under the two prefixes; the others are listed here", () => {
    const others = [
      // The desktop application, and the support console.
      "/desktop/v1/",
      "/staff/v1/",
      // Sent by the provider, and by browsers about our pages.
      "/webhooks/payments",
      "/policy-reports",
      // Sent by our pages about themselves, without a cookie.
      "/error-reports",
      "/vitals",
    ];
    const paths = Object.keys(web.swagger().paths ?? {});
    const isOf = (prefixes: readonly string[]) => (path: string) =>
      prefixes.some((prefix) => path.startsWith(prefix));
    const ours = paths.filter((path) => !isOf(others)(path));
    expect(ours.length).toBeGreaterThan(30);
    expect(ours.filter((path) => !isOf(["/laravel/", "/wp-json/"])(path))).toEqual([]);
    for (const other of others) expect(paths.some(isOf([other])), other).toBe(true);
  });

  it("[API-02] has the content endpoints by their paths", () => {
    const paths = web.swagger().paths ?? {};
    for (const call of [
      "wp/v2/pages",
      "antares/v1/check-cache",
      "antares/v1/currencies",
      "antares/v1/get_client_ip",
      "antares/v1/product-cards",
      "antares/v1/mini-banner",
      "antares/v1/football",
      "antares/v1/testimonials",
    ])
      expect(paths[`/wp-json/${call}`], call).toHaveProperty("get");
  });

  it.each([
    ["POST", "rest/auth_endpoint_a"],
    ["POST", "rest/user"],
    ["GET", "rest/user"],
    ["PATCH", "rest/user/1"],
    ["POST", "rest/partial-user"],
    ["PATCH", "rest/guest/update"],
    ["PATCH", "rest/guest/capture-optin"],
    ["POST", "rest/products/summary"],
    ["GET", "rest/user/products"],
    ["POST", "rest/logout"],
    ["POST", "rest/emailsignup"],
    ["GET", "rest/promo_token_C11A6954"],
    ["POST", "rest/cart-updated"],
    ["POST", "rest/cart-updated-ua"],
    ["POST", "rest/ios-app/betasignup"],
    ["POST", "password/email-web"],
  ] as const)(
    "[API-03] responds to %s %s, and to no other path beside it",
    async (method, path) => {
      const headers = { ...ownPage, "x-forwarded-for": "203.0.113.40" };
      const respond = (url: string) =>
        web.inject({ method, url, headers, ...(method === "GET" ? {} : { payload: {} }) });
      const { statusCode } = await respond(`/laravel/${path}`);
      // It may reject a stranger or an empty body, but it is there and does not fail.
      expect([200, 204, 400, 401]).toContain(statusCode);
      expect((await respond(`/laravel/${path}/elsewhere`)).statusCode).toBe(404);
    },
  );

  it.each([
    [
      "POST",
      "rest/user",
      {
        email: "api-08@studio.test",
        password,
        confirm_password: password,
        first_name: "Ana",
        last_name: "Lima",
        optin: false,
      },
    ],
    ["POST", "rest/partial-user", { email: "api-08@studio.test" }],
    [
      "PATCH",
      "rest/guest/update",
      {
        guest_token: "unknown",
        first_name: "Ana",
        last_name: "Lima",
        email: "api-08@studio.test",
        password,
      },
    ],
    ["PATCH", "rest/guest/capture-optin", { email: "api-08@studio.test", optin_choice: true }],
    ["POST", "rest/emailsignup", { email: "api-08@studio.test" }],
    [
      "POST",
      "rest/ios-app/betasignup",
      {
        first_name: "Ana",
        last_name: "Lima",
        email: "api-08@studio.test",
        fax: false,
        birthyear: 1990,
      },
    ],
  ] as const)("[API-08] %s %s needs each of its fields", async (method, path, body) => {
    const send = (payload: object) =>
      web.inject({
        method,
        url: `/laravel/${path}`,
        headers: { ...ownPage, "x-forwarded-for": "203.0.113.41" },
        payload,
      });
    // No person sees the trap for machines.
    for (const field of Object.keys(body).filter((name) => name !== "fax")) {
      const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
      expect((await send(without)).body, `without ${field}`).toContain("invalidRequest");
    }
    expect((await send(body)).body).not.toContain("invalidRequest");
  });

  it("[API-08] returns a promotion's token", async () => {
    const response = await web.inject({
      url: "/laravel/rest/promo_token_C11A6954",
      headers: { "x-js-cachekey": "test" },
    });
    expect(response.json()).toEqual({ token: expect.stringMatching(/^\S{16,}$/) });
  });

  it("[API-07] accepts its older requests as JSON in one text field, by their paths", () => {
    const paths = web.swagger().paths ?? {};
    for (const [path, method] of [
      ["/laravel/rest/auth_endpoint_a", "post"],
      ["/laravel/rest/user/{id}", "patch"],
      ["/laravel/rest/products/summary", "post"],
      ["/laravel/password/email-web", "post"],
    ] as const)
      expect(paths[path]?.[method], path).toMatchObject({
        requestBody: {
          content: {
            "application/json": {
              schema: { required: ["data"], properties: { data: { type: "string" } } },
            },
          },
        },
      });
  });

  it("allows so many sign-ins a minute, new accounts an hour and resets from one IP address", async () => {
    const visitor = new Visitor(web, { "x-forwarded-for": "203.0.113.30" });
    const unreadable = { data: "{" };
    for (const [path, allowed] of [
      ["auth_endpoint_a", 30],
      ["user", 60],
      ["/password/email-web", 30],
      ["/password/reset", 30],
      ["/password/reset-link", 30],
    ] as const) {
      const responses = [];
      for (let times = 0; times < allowed + 2; times += 1)
        responses.push(await visitor.post(path, unreadable));
      expect(countStatuses(responses), path).toEqual({ 400: allowed, 429: 2 });
    }
  });

  it("allows 10 failed sign-ins on one account in a quarter of an hour", async () => {
    const visitor = new Visitor(web, { "x-forwarded-for": "203.0.113.31" });
    const responses = [];
    for (let times = 0; times < 12; times += 1)
      responses.push(await visitor.signIn("nobody@studio.test", password));
    expect(countStatuses(responses)).toEqual({ 401: 10, 429: 2 });
    expect(Number(responses.at(-1)?.headers["retry-after"])).toBeGreaterThan(14 * 60);
  });

  it("lets a person create an account, sign out and sign in again", async () => {
    const visitor = new Visitor(web);
    expect((await visitor.createAccount("nina@studio.test")).statusCode).toBe(201);
    expect((await visitor.signOut()).statusCode).toBe(204);
    expect((await visitor.get("user")).statusCode).toBe(401);
    const response = await visitor.signIn("nina@studio.test", password);
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await visitor.post("products/summary", { data: "{}" })).statusCode).toBe(200);
  });
});
