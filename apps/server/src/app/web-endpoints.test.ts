import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { settings } from "../../test/settings.ts";
import type { App } from "../platform/app.ts";
import { createWeb } from "./create-web.ts";
import { stopPriceAlertPath } from "../domains/marketing/price-alerts/price-alert-links.ts";
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

  it("[API-03] has the desktop application's endpoints by their paths", () => {
    const paths = web.swagger().paths ?? {};
    for (const [path, method] of [
      ["rest/auth_endpoint_a", "post"],
      ["rest/user", "post"],
      ["rest/user", "get"],
      ["rest/user/{id}", "patch"],
      ["rest/partial-user", "post"],
      ["rest/guest/update", "patch"],
      ["rest/guest/capture-optin", "patch"],
      ["rest/products/summary", "post"],
      ["rest/user/products", "get"],
      ["rest/logout", "post"],
      ["rest/emailsignup", "post"],
      ["rest/promo_token_C11A6954", "get"],
      ["rest/cart-updated", "post"],
      ["rest/cart-updated-ua", "post"],
      ["rest/{program}/betasignup", "post"],
      ["password/email-web", "post"],
    ] as const)
      expect(paths[`/laravel/${path}`], path).toHaveProperty(method);
  });

  it("[API-08] accepts these fields in its requests, and returns a promotion's token", () => {
    const paths = web.swagger().paths ?? {};
    for (const [path, method, fields] of [
      [
        "rest/user",
        "post",
        ["email", "password", "confirm_password", "first_name", "last_name", "optin"],
      ],
      ["rest/partial-user", "post", ["email"]],
      [
        "rest/guest/update",
        "patch",
        ["guest_token", "first_name", "last_name", "email", "password"],
      ],
      ["rest/guest/capture-optin", "patch", ["email", "optin_choice"]],
      ["rest/emailsignup", "post", ["email"]],
      [
        "rest/{program}/betasignup",
        "post",
        ["first_name", "last_name", "email", "fax", "birthyear"],
      ],
    ] as const)
      expect(paths[`/laravel/${path}`]?.[method], path).toMatchObject({
        requestBody: {
          content: {
            "application/json": {
              schema: {
                properties: Object.fromEntries(fields.map((field) => [field, expect.anything()])),
              },
            },
          },
        },
      });
    expect(paths["/laravel/rest/promo_token_C11A6954"]?.get).toMatchObject({
      responses: {
        200: {
          content: {
            "application/json": { schema: { properties: { token: { type: "string" } } } },
          },
        },
      },
    });
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
