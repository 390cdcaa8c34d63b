import { errorTable } from "@autotune/contract";
import { account, checkout, licence, order, orderLine } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { App } from "../../app.ts";
import { hashEmail } from "./hash-email.ts";
import { createAccountsApp } from "./testing/accounts-app.ts";
import { countStatuses, password, signUp, Visitor } from "./testing/visitor.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
});
afterAll(async () => {
  await app.close();
  await clone.drop();
});

const stored = (email: string) =>
  app.database.select().from(account).where(eq(account.email, email));

describe("creating an account", () => {
  it("answers 201 with the person, who is signed in from then on", async () => {
    const visitor = new Visitor(app);
    const answer = await visitor.createAccount(" Nina.Voss@Studio.Test ", { optin: false });
    const person = {
      id: expect.any(Number),
      email: "nina.voss@studio.test",
      pi_first_name: "Nina",
      pi_last_name: "Voss",
      optin_marketing: false,
      has_account: true,
      hashed_email: hashEmail("ninavoss@studio.test"),
    };
    expect([answer.statusCode, answer.json()]).toEqual([201, person]);
    expect((await visitor.get("user")).json()).toEqual(answer.json());
    const [row] = await stored("nina.voss@studio.test");
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ["an address without a domain", { email: "nina@" }],
    ["an address with a space", { email: "ni na@studio.test" }],
    ["an example address", { email: "nina@example.com" }],
    ["an address with an emoji", { email: "nina🎤@studio.test" }],
    ["an address with a zero character", { email: "nina\0@studio.test" }],
    ["a short password", { password: "Ab1", confirm_password: "Ab1" }],
    [
      "a long password",
      { password: `Ab1${"x".repeat(18)}`, confirm_password: `Ab1${"x".repeat(18)}` },
    ],
    ["a password without a digit", { password: "Singersong", confirm_password: "Singersong" }],
    ["a password without a capital", { password: "singer42", confirm_password: "singer42" }],
    ["a password without a small letter", { password: "SINGER42", confirm_password: "SINGER42" }],
    ["another confirmation", { confirm_password: "Singer43" }],
    ["a name with a digit", { first_name: "N1na" }],
    ["a name with an emoji", { last_name: "Voss🎤" }],
    ["an empty name", { last_name: " " }],
    ["no choice of mail", { optin: undefined }],
  ])("is refused with %s", async (_what, changes) => {
    const email = "refused@studio.test";
    const answer = await new Visitor(app).createAccount(email, changes);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      400,
      "invalidRequest",
    ]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(await stored(email)).toEqual([]);
  });

  it("answers 409 for an address that is taken, however it is written, and changes nothing", async () => {
    await new Visitor(app).createAccount("taken@studio.test");
    const before = await stored("taken@studio.test");
    const answer = await new Visitor(app).createAccount("Taken@Studio.test", { first_name: "Eve" });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      errorTable.accountExists.text,
    ]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(await stored("taken@studio.test")).toEqual(before);
  });

  it("makes one account where several are asked for at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => new Visitor(app).createAccount("race@studio.test")),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 5 });
    expect(await stored("race@studio.test")).toHaveLength(1);
  });
});

describe("signing in", () => {
  beforeAll(async () => {
    await new Visitor(app).createAccount("owner@studio.test");
  });

  it("answers the person, however the address is written", async () => {
    const visitor = new Visitor(app);
    const answer = await visitor.signIn(" OWNER@studio.test", password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: "owner@studio.test", has_account: true });
    expect((await visitor.get("user")).json()).toEqual(answer.json());
  });

  it("gives one answer for a wrong password and for an unknown address", async () => {
    const answers = [
      await new Visitor(app).signIn("owner@studio.test", "Wrong42"),
      await new Visitor(app).signIn("nobody@studio.test", password),
      await new Visitor(app).signIn("nobody\0@studio.test", password),
      await new Visitor(app).signIn("", ""),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        error: "invalidCredentials",
        message: errorTable.invalidCredentials.text,
      });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("costs two prepared statements beside the hash", async () => {
    const visitor = new Visitor(app);
    const query = vi.spyOn(pg.Client.prototype, "query");
    await visitor.signIn("owner@studio.test", password);
    await visitor.signIn("owner@studio.test", password);
    const names = query.mock.calls.map(([statement]) => Reflect.get(Object(statement), "name"));
    query.mockRestore();
    expect(names).toEqual([
      "find_account_to_sign_in",
      "start_session",
      "find_account_to_sign_in",
      "start_session",
    ]);
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
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
  ])("answers 400 to the data %j", async (data) => {
    const answer = await new Visitor(app).post("auth_endpoint_a", { data });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      400,
      "invalidRequest",
    ]);
  });
});

function median(values: number[]): number {
  return values.sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe("the summary", () => {
  const summary = { data: "{}" };

  it("is for who is signed in", async () => {
    expect((await new Visitor(app).post("products/summary", summary)).statusCode).toBe(401);
  });

  it("answers 400 to data that cannot be read", async () => {
    const visitor = new Visitor(app);
    await visitor.createAccount("unreadable@studio.test");
    expect((await visitor.post("products/summary", { data: "{" })).statusCode).toBe(400);
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
      available_upgrades: 0,
      pendingProductChanges: [],
      cbValues: { products: expect.any(String) },
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
});

interface Summary {
  productSummary: unknown[];
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

it("answers 503 while the database is gone, and never says who is signed in", async () => {
  const alone = await createAccountsApp({ databaseUrl: "postgres://nobody@127.0.0.1:1/none" });
  const visitor = new Visitor(alone);
  visitor.cookies.set("__Host-session", "a".repeat(43));
  for (const answer of [
    await visitor.get("user"),
    await visitor.signIn("owner@studio.test", password),
    await visitor.post("user", signUp("gone@studio.test")),
  ]) {
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  await alone.close();
});
