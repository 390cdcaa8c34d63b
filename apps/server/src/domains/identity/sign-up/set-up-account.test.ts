import { account, accountSetupToken } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { App } from "../../../platform/app.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { deleteOldSetUpTokens } from "../jobs.ts";
import { createAccountsApp } from "../accounts/testing/accounts-app.ts";
import { countStatuses, password, Visitor } from "../accounts/testing/visitor.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
});
afterAll(async () => {
  await app.close();
});

let guests = 0;
/** A guest whose order created an account, and the token of the email about it. */
async function guest() {
  guests += 1;
  const email = `guest${guests}@studio.test`;
  const [made] = await app.database
    .insert(account)
    .values({ email, firstName: "Gil", lastName: "Ito", optinMarketing: false })
    .returning({ id: account.id });
  const id = made?.id ?? 0;
  const addToken = async () => {
    const token = createToken();
    await app.database
      .insert(accountSetupToken)
      .values({ tokenHash: hashToken(token), accountId: id });
    return token;
  };
  const token = await addToken();
  const body = { guest_token: token, first_name: " Gilda", last_name: "Ito", email, password };
  return { id, email, body, addToken };
}

const stored = async (id: number) =>
  (await app.database.select().from(account).where(eq(account.id, id)))[0];

describe("[AUTH-14] setting up the account of a guest", () => {
  it("takes the token, names, email address and password, and signs in", async () => {
    const { id, email, body } = await guest();
    const visitor = new Visitor(app);
    const response = await visitor.patch("guest/update", {
      ...body,
      email: ` ${email.toUpperCase()}`,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, email, pi_first_name: "Gilda", has_account: true });
    expect((await visitor.get("user")).json()).toEqual(response.json());
    expect((await new Visitor(app).signIn(email, password)).statusCode).toBe(200);
  });

  it("works once, also for concurrent requests and with another token", async () => {
    const { id, body, addToken } = await guest();
    const other = await addToken();
    const tokens = [body.guest_token, body.guest_token, other, other];
    // All of them are blocked where they would write, so that none sees another.
    let responses: Promise<{ statusCode: number }[]> | undefined;
    await app.transact(async (transaction) => {
      await transaction.execute(sql`select from shop.account where id = ${id} for update`);
      responses = Promise.all(
        tokens.map((guest_token) =>
          new Visitor(app).patch("guest/update", { ...body, guest_token }),
        ),
      );
      await vi.waitFor(async () => {
        const { rows } = await app.database.execute(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(4);
      }, 10_000);
    });
    expect(countStatuses((await responses) ?? [])).toEqual({ 200: 1, 400: 3 });
    const before = await stored(id);
    const late = await new Visitor(app).patch("guest/update", {
      ...body,
      password: "Thief9Window",
    });
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([400, "linkExpired"]);
    expect(late.headers["set-cookie"]).toBeUndefined();
    expect(await stored(id)).toEqual(before);
  });

  it("rejects a token that is expired, unknown, or of another email address", async () => {
    const [one, other] = [await guest(), await guest()];
    const tries = [
      { ...one.body, guest_token: createToken() },
      { ...one.body, guest_token: "x" },
      { ...one.body, email: other.email },
      { ...one.body, email: "nobody@studio.test" },
    ];
    for (const body of tries) {
      const response = await new Visitor(app).patch("guest/update", body);
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
        400,
        "linkExpired",
      ]);
    }
    await age(one.id, 31);
    expect((await new Visitor(app).patch("guest/update", one.body)).statusCode).toBe(400);
    expect((await stored(one.id))?.passwordHash).toBeNull();
    // A failed attempt does not consume the token.
    await age(one.id, 29);
    expect((await new Visitor(app).patch("guest/update", one.body)).statusCode).toBe(200);
  });

  it.each([
    ["[FORM-02] a short password", { password: "Ab1" }, "invalidRequest"],
    ["[FORM-02] a long password", { password: `Ab1${"x".repeat(18)}` }, "passwordTooLong"],
    ["[FORM-11] a common password", { password: "Dragon12" }, "commonPassword"],
    ["[FORM-11] a product’s name", { password: "Vocodist1" }, "predictablePassword"],
    ["[FORM-03] a name with a digit", { first_name: "G1l" }, "invalidRequest"],
    ["[FORM-03] no name", { last_name: " " }, "invalidRequest"],
    ["[FORM-01] no address", { email: "gil@" }, "invalidRequest"],
    ["an address that no table can hold", { email: "gil\0@studio.test" }, "invalidRequest"],
  ])("[FORM-09] rejects %s", async (_title, changes, reason) => {
    const { id, body } = await guest();
    const response = await new Visitor(app).patch("guest/update", { ...body, ...changes });
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([400, reason]);
    expect((await stored(id))?.passwordHash).toBeNull();
  });
});

it("an account that is not set up can neither be signed in to nor created again", async () => {
  const { id, email } = await guest();
  const visitor = new Visitor(app);
  for (const typed of [password, "", "null"])
    expect((await visitor.signIn(email, typed)).statusCode).toBe(401);
  expect((await visitor.createAccount(email)).statusCode).toBe(409);
  expect((await stored(id))?.passwordHash).toBeNull();
});

it("purges tokens that have expired", async () => {
  const [old, young] = [await guest(), await guest()];
  await age(old.id, 31);
  await age(young.id, 29);
  expect(await deleteOldSetUpTokens(app.database)).toBe(1);
  expect((await new Visitor(app).patch("guest/update", young.body)).statusCode).toBe(200);
});

async function age(accountId: number, days: number): Promise<void> {
  await app.database.execute(sql`
    update shop.account_setup_token set created_at = now() - ${days} * interval '1 day'
     where account_id = ${accountId}`);
}
