import { randomUUID } from "node:crypto";
import { account, checkout } from "@autotune/database/schema";
import { cloneDatabase } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { App } from "../../../platform/app.ts";
import { createAccountsApp } from "../../identity/accounts/testing/accounts-app.ts";
import { password, Visitor } from "../../identity/accounts/testing/visitor.ts";
import { accountOfOrder } from "./account-of-order.ts";

let app: App;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: url });
}, 60_000);
afterAll(() => app.close());

async function openGuestCheckout(email: string) {
  const [row] = await app.database
    .insert(checkout)
    .values({
      id: randomUUID(),
      email,
      firstName: "Gil",
      lastName: "Ito",
      language: "en",
      country: "US",
      currency: "USD",
      subtotal: 0,
      lines: [],
    })
    .returning();
  if (row === undefined) throw new Error("No checkout");
  return row;
}

/** The guest's payment arrives. */
async function pay(email: string) {
  const row = await openGuestCheckout(email);
  const id = await app.transact((transaction) => accountOfOrder(transaction, row));
  const [owner] = await app.database.select().from(account).where(eq(account.id, id));
  if (owner === undefined) throw new Error("No owner");
  return owner;
}

describe("a guest's paid order", () => {
  it("waits behind the mailed link where somebody signed up with the address while the guest paid", async () => {
    const email = "raced@studio.test";
    const stranger = new Visitor(app);
    const { id } = (await stranger.createAccount(email)).json<{ id: number }>();
    await app.database.execute(sql`
      insert into shop.account_erasure (account_id, due_at) values (${id}, now())`);
    await app.database.execute(sql`
      insert into shop.email_change (account_id, new_email) values (${id}, 'evil@studio.test')`);

    const owner = await pay('"Raced"@studio.test.');
    expect(owner).toMatchObject({
      id,
      email,
      passwordHash: null,
      firstName: "Gil",
      lastName: "Ito",
      optinMarketing: false,
    });
    expect((await stranger.get("user")).statusCode).toBe(401);
    expect((await stranger.signIn(email, password)).statusCode).toBe(401);
    expect((await stranger.createAccount(email)).statusCode).toBe(409);
    const { rows } = await app.database.execute(sql`
      select from shop.account_erasure where account_id = ${id}
      union all select from shop.email_change where account_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it("goes to the account of who has proved that the mailbox is theirs, and changes nothing there", async () => {
    const email = "proved@studio.test";
    const owner = new Visitor(app);
    const { id } = (await owner.createAccount(email)).json<{ id: number }>();
    await app.database
      .update(account)
      .set({ mailboxProvedAt: new Date() })
      .where(eq(account.id, id));
    expect(await pay(email)).toMatchObject({ id, firstName: "Nina", lastName: "Voss" });
    expect((await owner.get("user")).statusCode).toBe(200);
  });

  it("names an account that was an address alone: nobody takes that by signing up any more", async () => {
    const email = "reserved@studio.test";
    await new Visitor(app).post("partial-user", { email });
    expect(await pay(email)).toMatchObject({ firstName: "Gil", passwordHash: null });
    expect((await new Visitor(app).createAccount(email)).statusCode).toBe(409);
  });
});

it("the link in an order's email proves the mailbox: the next order goes to the account", async () => {
  const email = "linked@studio.test";
  const { id } = await pay(email);
  const token = "a".repeat(43);
  await app.database.execute(sql`
    insert into shop.account_setup_token (token_hash, account_id)
    values (sha256(${token}::bytea), ${id})`);
  const visitor = new Visitor(app);
  const setUp = await visitor.patch("guest/update", {
    guest_token: token,
    first_name: "Gil",
    last_name: "Ito",
    email,
    password,
  });
  expect(setUp.statusCode).toBe(200);
  expect((await pay(email)).id).toBe(id);
  expect((await visitor.get("user")).statusCode).toBe(200);
});
