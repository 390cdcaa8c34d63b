import { errorTable, type SummaryResponse } from "@autotune/contract";
import { publishDocument } from "@autotune/database";
import {
  account,
  checkout,
  licence,
  order,
  orderLine,
  planChange,
  subscriptionCharge,
  trialUse,
} from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { productSample } from "../../../../test/published-samples.ts";
import type { App } from "../../../platform/app.ts";
import { createAccountsApp } from "./testing/accounts-app.ts";
import { givePlan } from "./testing/give-plan.ts";
import { countStatuses, password, signUp, Visitor } from "./testing/visitor.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
});
afterAll(async () => {
  await app.close();
});

const stored = (email: string) =>
  app.database.select().from(account).where(eq(account.email, email));

describe("creating an account", () => {
  it("takes email address, password, confirmation, names and the email opt-in, and signs in", async () => {
    const visitor = new Visitor(app);
    const response = await visitor.createAccount(" Nina.Voss@Studio.Test ", { optin: false });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      id: expect.any(Number),
      email: "nina.voss@studio.test",
      pi_first_name: "Nina",
      pi_last_name: "Voss",
      optin_marketing: false,
      language_preference: null,
      has_account: true,
    });
    expect((await visitor.get("user")).json()).toEqual(response.json());
    const [row] = await stored("nina.voss@studio.test");
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it("stores the language of the page as the one to write in", async () => {
    const response = await new Visitor(app).createAccount("ines@studio.test", { language: "es" });
    expect(response.json()).toMatchObject({ language_preference: "es" });
  });

  it.each(["email", "password", "confirm_password", "first_name", "last_name", "optin"])(
    "[FORM-10] is rejected without %s",
    async (field) => {
      const email = "missing@studio.test";
      const response = await new Visitor(app).createAccount(email, { [field]: undefined });
      expect([response.statusCode, await stored(email)]).toEqual([400, []]);
    },
  );

  it("[FORM-10] accepts a declined email opt-in", async () => {
    const response = await new Visitor(app).createAccount("no@studio.test", { optin: false });
    expect([
      response.statusCode,
      response.json<{ optin_marketing: boolean }>().optin_marketing,
    ]).toEqual([201, false]);
  });

  it("[FORM-09][FORM-11] is rejected with a common password, by a text that says so", async () => {
    const email = "common@studio.test";
    const weak = { password: "Dragon12", confirm_password: "Dragon12" };
    const response = await new Visitor(app).createAccount(email, weak);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({
        error: "commonPassword",
        message:
          "This password is on a list of common and stolen passwords. Please choose another one.",
      }),
    ]);
    expect(await stored(email)).toEqual([]);
  });

  it("[FORM-09][FORM-11] is rejected with a password of the shop’s or the person’s own words, by a text that says so", async () => {
    for (const weak of ["AutoTune2026", "NinaVoss77"]) {
      const response = await new Visitor(app).createAccount("predictable@studio.test", {
        password: weak,
        confirm_password: weak,
      });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        expect.objectContaining({
          error: "predictablePassword",
          message:
            "This password is made of your name, your email address or the name of one of our products. Please choose another one.",
        }),
      ]);
    }
    expect(await stored("predictable@studio.test")).toEqual([]);
  });

  it("[FORM-02][FORM-09] is rejected with a password that is too long, by a text that names the limit", async () => {
    const email = "long@studio.test";
    const long = `Ab1${"x".repeat(18)}`;
    const response = await new Visitor(app).createAccount(email, {
      password: long,
      confirm_password: long,
    });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({
        error: "passwordTooLong",
        message: "A password can have at most 20 characters.",
      }),
    ]);
    expect(await stored(email)).toEqual([]);
  });

  it.each([
    ["[FORM-01] an address without a domain", { email: "nina@" }],
    ["[FORM-01] an address with a space", { email: "ni na@studio.test" }],
    ["[FORM-01] an example address", { email: "nina@example.com" }],
    ["[FORM-01] an address of erased accounts", { email: "erased-1@erased.invalid" }],
    ["[FORM-01] an address with an emoji", { email: "nina🎤@studio.test" }],
    ["[FORM-01] an address with a zero character", { email: "nina\0@studio.test" }],
    ["[FORM-02] a short password", { password: "Ab1", confirm_password: "Ab1" }],
    [
      "[FORM-02] a password without a digit",
      { password: "Singersong", confirm_password: "Singersong" },
    ],
    [
      "[FORM-02] a password without a capital",
      { password: "singer42", confirm_password: "singer42" },
    ],
    [
      "[FORM-02] a password without a small letter",
      { password: "SINGER42", confirm_password: "SINGER42" },
    ],
    ["[FORM-10] another confirmation", { confirm_password: "Chorus43up" }],
    ["[FORM-03] a name with a digit", { first_name: "N1na" }],
    ["[FORM-03] a name with an emoji", { last_name: "Voss🎤" }],
    ["[FORM-03] an empty name", { last_name: " " }],
  ])("[FORM-09] is rejected with %s", async (_what, changes) => {
    const email = "refused@studio.test";
    const response = await new Visitor(app).createAccount(email, changes);
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
      400,
      "invalidRequest",
    ]);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(await stored(email)).toEqual([]);
  });

  it("responds 409 for an email address that is taken, however it is written, and changes nothing", async () => {
    await new Visitor(app).createAccount("taken@studio.test");
    const before = await stored("taken@studio.test");
    const response = await new Visitor(app).createAccount("Taken@Studio.test", {
      first_name: "Eve",
    });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      409,
      errorTable.accountExists.text,
    ]);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(await stored("taken@studio.test")).toEqual(before);
  });

  it("creates one account for concurrent requests", async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => new Visitor(app).createAccount("race@studio.test")),
    );
    expect(countStatuses(responses)).toEqual({ 201: 1, 409: 5 });
    expect(await stored("race@studio.test")).toHaveLength(1);
  });
});

describe("signing in", () => {
  beforeAll(async () => {
    await new Visitor(app).createAccount("owner@studio.test");
  });

  it("[API-07] returns the user with an id, however the email address is written", async () => {
    const visitor = new Visitor(app);
    const response = await visitor.signIn(" OWNER@studio.test", password);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ email: "owner@studio.test", has_account: true });
    expect((await visitor.get("user")).json()).toEqual(response.json());
  });

  it("gives the same response for a wrong password and for an unknown email address", async () => {
    const responses = [
      await new Visitor(app).signIn("owner@studio.test", "Wrong42"),
      await new Visitor(app).signIn("nobody@studio.test", password),
      await new Visitor(app).signIn("", ""),
    ];
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({
        error: "invalidCredentials",
        message: errorTable.invalidCredentials.text,
      });
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("costs three prepared statements beside the hash", async () => {
    const visitor = new Visitor(app);
    // The first time the owner is notified of the new browser.
    await visitor.signIn("owner@studio.test", password);
    const query = vi.spyOn(pg.Client.prototype, "query");
    await visitor.signIn("owner@studio.test", password);
    await visitor.signIn("owner@studio.test", password);
    const names = query.mock.calls.map(([statement]) =>
      String(Reflect.get(Object(statement), "name")),
    );
    query.mockRestore();
    const once = ["find_account_to_sign_in", "read_user", "start_session"];
    expect(new Set(names)).toEqual(new Set(once));
    expect(names).toHaveLength(2 * once.length);
  });

  it("takes as long for an unknown email address as for a wrong password", async () => {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 15; round += 1) {
      for (const kind of ["known", "unknown"] as const) {
        const email = kind === "known" ? "owner@studio.test" : `nobody${round}@studio.test`;
        const begin = performance.now();
        await new Visitor(app).signIn(email, "Wrong42");
        times[kind].push(performance.now() - begin);
      }
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"text"',
    '{"email":"owner@studio.test"}',
    '{"email":1,"password":2}',
  ])("responds 400 to the data %j", async (data) => {
    const response = await new Visitor(app).post("auth_endpoint_a", { data });
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
      400,
      "invalidRequest",
    ]);
  });
});

function median(values: number[]): number {
  return values.sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe("[AUTH-18][API-07] the summary", () => {
  const summary = { data: "{}" };

  it("requires a session", async () => {
    expect((await new Visitor(app).post("products/summary", summary)).statusCode).toBe(401);
  });

  it("responds 400 to unreadable data", async () => {
    const visitor = new Visitor(app);
    await visitor.createAccount("unreadable@studio.test");
    for (const data of ["{", "[]", "null", '{"products":7}'])
      expect((await visitor.post("products/summary", { data })).statusCode, data).toBe(400);
  });

  it("leaves out what the browser has in the same version, and sends it when it changed", async () => {
    const visitor = new Visitor(app);
    const { id } = (await visitor.createAccount("versions@studio.test")).json<{ id: number }>();
    await grant(id, ["PRO"]);
    const fetchSummary = async (known: object) =>
      (await visitor.post("products/summary", { data: JSON.stringify(known) })).json<Summary>();
    const whole = await fetchSummary({});
    const { productSummary, subscriptionSummary, ...rest } = whole;
    expect([productSummary, subscriptionSummary]).toEqual([[{ pid: "PRO", quantity: 1 }], []]);
    expect(await fetchSummary(whole.cbValues)).toEqual(rest);
    expect(await fetchSummary({ ...whole.cbValues, products: "older" })).toEqual({
      ...rest,
      productSummary,
    });
    await grant(id, ["EFX"]);
    const changed = await fetchSummary(whole.cbValues);
    expect(changed.productSummary).toHaveLength(2);
    expect(changed).not.toHaveProperty("subscriptionSummary");
    expect(changed.cbValues).not.toEqual(whole.cbValues);
  });

  it("names plans in the language of the page", async () => {
    const visitor = new Visitor(app);
    const { id } = (await visitor.createAccount("language@studio.test")).json<{ id: number }>();
    await givePlan(app.database, id, { path: "named-plan" });
    for (const [locale, name] of [
      ["en", "Everything"],
      ["de", "Alles"],
    ] as const)
      await publishDocument(app.database, {
        collection: "products",
        key: "named-plan",
        locale,
        body: { name, summary: "" },
      });
    for (const [data, name] of [
      ["{}", "Everything"],
      ['{"language":"de"}', "Alles"],
      ['{"language":"ja"}', "Everything"],
    ] as const)
      expect((await visitor.post("products/summary", { data })).json()).toMatchObject({
        subscriptionSummary: [{ name }],
      });
  });

  it("includes a pending plan change", async () => {
    const visitor = new Visitor(app);
    const { id } = (await visitor.createAccount("changes@studio.test")).json<{ id: number }>();
    const planId = await givePlan(app.database, id);
    await app.database.insert(planChange).values({
      subscriptionId: planId,
      fromPath: "auto-tune-unlimited-monthly",
      toPath: "auto-tune-unlimited-yearly",
      isTermIncrease: true,
      isTermDecrease: false,
    });
    expect((await visitor.post("products/summary", summary)).json()).toMatchObject({
      pendingProductChanges: [
        {
          status: "requested",
          change_option: { is_term_increase: true, is_term_decrease: false },
          fs_sub_id: expect.any(String),
        },
      ],
    });
  });

  it("counts the account's own licences by product, and changes its version with them", async () => {
    const [visitor, other] = [new Visitor(app), new Visitor(app)];
    const { id } = (await visitor.createAccount("licences@studio.test")).json<{ id: number }>();
    await other.createAccount("other@studio.test");
    const empty = (await visitor.post("products/summary", summary)).json<Summary>();
    expect(empty).toEqual({
      isActiveSubscriber: false,
      isActiveTrialer: false,
      wasTrialer: false,
      wasSubscriber: false,
      hasAvailableTrial: 1,
      subscriptionSummary: [],
      productSummary: [],
      owned_products: [],
      available_upgrades: 0,
      pendingProductChanges: [],
      cbValues: { products: expect.any(String), subscriptions: expect.any(String) },
    });
    await grant(id, ["PRO", "PRO", "EFX"]);
    const owning = (await visitor.post("products/summary", summary)).json<Summary>();
    expect(owning.productSummary).toEqual([
      { pid: "EFX", quantity: 1 },
      { pid: "PRO", quantity: 2 },
    ]);
    expect(owning.cbValues["products"]).not.toBe(empty.cbValues["products"]);
    expect((await visitor.post("products/summary", summary)).json()).toEqual(owning);
    expect((await other.post("products/summary", summary)).json()).toMatchObject({
      productSummary: [],
    });
  });

  it("includes the plans, whether a trial was used, and the upgrades of the licences", async () => {
    const visitor = new Visitor(app);
    const email = "plans.had@gmail.com";
    const { id } = (await visitor.createAccount(email)).json<{ id: number }>();
    const fetchSummary = async () =>
      (await visitor.post("products/summary", summary)).json<SummaryResponse>();
    for (const product of [
      productSample("pro"),
      productSample("hybrid"),
      productSample("artist", 99, { pid: "ARTIST" }),
      productSample("pro-from-artist", 9, {
        type: "upgrade",
        upgrade: { from: "artist", to: "pro" },
      }),
      productSample("hybrid-from-artist", 9, {
        type: "upgrade",
        upgrade: { from: "artist", to: "hybrid" },
      }),
    ])
      await publishAtOnce(app.database, product);
    await grant(id, ["ARTIST", "ARTIST"]);
    expect(await fetchSummary()).toMatchObject({ available_upgrades: 2, hasAvailableTrial: 1 });
    await grant(id, ["PID-hybrid"]);
    expect(await fetchSummary()).toMatchObject({
      available_upgrades: 1,
      owned_products: [
        { path: "artist", upgrades: 1 },
        { path: "hybrid", upgrades: 0 },
      ],
    });
    await app.database.execute(
      sql`update shop.licence set upgraded_at = now() where account_id = ${id}`,
    );
    expect(await fetchSummary()).toMatchObject({ available_upgrades: 0, productSummary: [] });

    // The trial of another account with the same mailbox.
    const { id: other } = (await new Visitor(app).createAccount("p@studio.test")).json<{
      id: number;
    }>();
    await app.database
      .insert(trialUse)
      .values({ person: "planshad@gmail.com", accountId: other, providerOrderId: "order" });
    expect(await fetchSummary()).toMatchObject({ hasAvailableTrial: 0, wasTrialer: true });

    const planId = await givePlan(app.database, id, {
      state: "trial",
      trialEndsAt: new Date(Date.now() + 86_400_000),
    });
    expect(await fetchSummary()).toMatchObject({
      isActiveTrialer: true,
      wasTrialer: false,
      wasSubscriber: false,
      subscriptionSummary: [
        { id: planId, fs_status: "trial", path: "auto-tune-unlimited-monthly", price: 2500 },
      ],
    });
    const inTrial = (await fetchSummary()).cbValues.subscriptions;
    await app.database.execute(sql`
      update shop.subscription set state = 'active', trial_ends_at = now() where id = ${planId}`);
    await app.database.insert(subscriptionCharge).values({
      subscriptionId: planId,
      providerKey: "charge-1",
      state: "completed",
      currency: "USD",
      total: 2500,
      chargedAt: new Date(),
    });
    const subscribed = await fetchSummary();
    expect(subscribed).toMatchObject({ isActiveSubscriber: true, isActiveTrialer: false });
    expect(subscribed.cbValues.subscriptions).not.toBe(inTrial);
    await app.database.execute(sql`
      update shop.subscription set state = 'deactivated', entitled_until = now() where id = ${planId}`);
    expect(await fetchSummary()).toMatchObject({ isActiveSubscriber: false, wasSubscriber: true });
  });
});

interface Summary {
  productSummary?: unknown[];
  subscriptionSummary?: unknown[];
  cbValues: Record<string, string>;
}

/** Licences as a paid order leaves them. */
async function grant(accountId: number, pids: string[]): Promise<void> {
  const checkoutId = crypto.randomUUID();
  const bought = { accountId, language: "en", currency: "USD", subtotal: 0 } as const;
  await app.database
    .insert(checkout)
    .values({ ...bought, id: checkoutId, country: "US", lines: [] });
  const [made] = await app.database
    .insert(order)
    .values({
      ...bought,
      checkoutId,
      providerOrderId: checkoutId,
      reference: checkoutId,
      state: "completed",
      discount: 0,
      tax: 0,
      taxIncluded: false,
      total: 0,
      suppressRedirect: false,
      placedAt: new Date(),
      changedAt: new Date(),
    })
    .returning({ id: order.id });
  for (const [position, pid] of pids.entries()) {
    const [line] = await app.database
      .insert(orderLine)
      .values({
        orderId: made?.id ?? 0,
        position,
        path: pid,
        pid,
        name: pid,
        quantity: 1,
        total: 0,
      })
      .returning({ id: orderLine.id });
    const serial = `${checkoutId}-${position}`;
    await app.database.insert(licence).values({
      orderLineId: line?.id ?? 0,
      ordinal: 1,
      accountId,
      pid,
      serial,
      authenticationString: serial,
    });
  }
}

it("responds 503 while the database is unavailable, and never changes the session's cookies", async () => {
  const alone = await createAccountsApp({ databaseUrl: "postgres://nobody@127.0.0.1:1/none" });
  const visitor = new Visitor(alone);
  visitor.cookies.set("__Host-session", "a".repeat(43));
  for (const response of [
    await visitor.get("user"),
    await visitor.signIn("owner@studio.test", password),
    await visitor.post("user", signUp("gone@studio.test")),
  ]) {
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    expect(response.headers["set-cookie"]).toBeUndefined();
  }
  await alone.close();
});
