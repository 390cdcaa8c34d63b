import type { UserResponse } from "@autotune/contract";
import { account, licence, newsletterSubscriber } from "@autotune/database/schema";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { App } from "../../../platform/app.ts";
import { hashEmail } from "./hash-email.ts";
import { createAccountsApp } from "./testing/accounts-app.ts";
import { givePlan } from "./testing/give-plan.ts";
import { Visitor } from "./testing/visitor.ts";

let clone: ClonedDatabase;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  app = await createAccountsApp({ databaseUrl: clone.url });
});
afterAll(async () => {
  await app.close();
});

let people = 0;
async function newcomer() {
  const email = `dr.singer${++people}@studio.test`;
  const visitor = new Visitor(app);
  const { id } = (await visitor.createAccount(email)).json<{ id: number }>();
  const ask = async () => (await visitor.get("user")).json<UserResponse>();
  return { visitor, email, id, ask };
}

async function grant(accountId: number, changes: Partial<typeof licence.$inferInsert> = {}) {
  const serial = crypto.randomUUID();
  await app.database.insert(licence).values({
    accountId,
    ordinal: 1,
    pid: "PRO",
    serial,
    authenticationString: serial,
    ...changes,
  });
}

const tomorrow = () => new Date(Date.now() + 86_400_000);
const yesterday = () => new Date(Date.now() - 86_400_000);

describe("[AUTH-16] the signed-in user", () => {
  it("is returned with every field, of which a new account has few", async () => {
    const { id, email, ask } = await newcomer();
    expect(await ask()).toEqual({
      id,
      email,
      pi_id: id,
      pi_first_name: "Nina",
      pi_last_name: "Voss",
      pi_street: "",
      pi_street2: "",
      pi_city: "",
      pi_state: "",
      pi_postal_code: "",
      pi_country: "",
      pi_home_phone: "",
      pi_company: "",
      language_preference: null,
      optin_marketing: true,
      optin_newsletter: false,
      newsletter_frequency: "each",
      optin_reminders: false,
      is_opted_in: true,
      survey_completed: false,
      survey_hash: expect.stringMatching(/^[\da-f]{64}$/),
      perpetualProducts: 0,
      subscriptionProducts: 0,
      orders: 0,
      is_active_subscriber: false,
      is_active_trialer: false,
      level: "member",
      has_account: true,
      hashed_email: hashEmail(email),
    });
  });

  it("[AUTH-15] is known to partners by the hash of the email address without its dots", async () => {
    const { email, ask } = await newcomer();
    expect((await ask()).hashed_email).toBe(hashEmail(email.replace("dr.", "dr")));
  });

  it("has the values of their own row", async () => {
    const { id, ask } = await newcomer();
    const row = {
      street: "1 Broadway",
      street2: "Studio 2",
      city: "Oakland",
      state: "CA",
      postalCode: "94607",
      country: "US",
      homePhone: "555-0134",
      company: "Reyes",
      language: "ja",
      optinMarketing: false,
      surveyCompleted: true,
    } as const;
    await app.database.update(account).set(row).where(eq(account.id, id));
    expect(await ask()).toMatchObject({
      pi_street: row.street,
      pi_street2: row.street2,
      pi_city: row.city,
      pi_state: row.state,
      pi_postal_code: row.postalCode,
      pi_country: row.country,
      pi_home_phone: row.homePhone,
      pi_company: row.company,
      language_preference: "ja",
      optin_marketing: false,
      is_opted_in: false,
      survey_completed: true,
    });
  });

  it("is on the newsletter's list once that is confirmed, and opted in by it", async () => {
    const { id, email, ask } = await newcomer();
    await app.database.update(account).set({ optinMarketing: false }).where(eq(account.id, id));
    await app.database.insert(newsletterSubscriber).values({ email, language: "en" });
    expect(await ask()).toMatchObject({ optin_newsletter: false, is_opted_in: false });
    await app.database.update(newsletterSubscriber).set({ confirmedAt: new Date() });
    expect(await ask()).toMatchObject({ optin_newsletter: true, is_opted_in: true });
  });

  it("counts usable licences, usable plans, and orders, all of their own", async () => {
    const [{ id, ask }, other] = [await newcomer(), await newcomer()];
    await grant(id);
    await grant(id, { upgradedAt: new Date() });
    await grant(id, { revokedAt: new Date() });
    await grant(other.id);
    expect(await ask()).toMatchObject({ perpetualProducts: 1, level: "owner", orders: 0 });

    await givePlan(app.database, id, { entitledUntil: yesterday() });
    await givePlan(app.database, other.id);
    expect(await ask()).toMatchObject({
      subscriptionProducts: 0,
      orders: 1,
      is_active_subscriber: false,
      level: "owner",
    });
    await givePlan(app.database, id, { trialEndsAt: tomorrow() });
    expect(await ask()).toMatchObject({
      subscriptionProducts: 1,
      is_active_subscriber: false,
      is_active_trialer: true,
      level: "trialer",
    });
    await givePlan(app.database, id, { trialEndsAt: yesterday() });
    await givePlan(app.database, id);
    expect(await ask()).toMatchObject({
      subscriptionProducts: 3,
      orders: 4,
      is_active_subscriber: true,
      is_active_trialer: true,
      level: "subscriber",
    });
  });

  it("includes the summary where requested, and only there", async () => {
    const { visitor, ask } = await newcomer();
    expect(await ask()).not.toHaveProperty("summary");
    const summary = (await visitor.post("products/summary", { data: "{}" })).json();
    const response = await visitor.get("user?with=summary");
    expect(response.json()).toEqual({ ...(await ask()), summary });
    expect((await visitor.get("user?with=everything")).statusCode).toBe(400);
  });

  it("costs two prepared statements, which read a handful of pages among many accounts", async () => {
    const { id, visitor } = await newcomer();
    const query = vi.spyOn(pg.Client.prototype, "query");
    await visitor.get("user");
    const statements = query.mock.calls.map(([statement]) => Object(statement) as pg.QueryConfig);
    query.mockRestore();
    expect(statements.map(({ name }) => name)).toEqual(["find_session", "read_user"]);
    await app.database.execute(sql`
      insert into shop.account (email, first_name, last_name, optin_marketing)
      select 'crowd' || n || '@studio.test', 'A', 'B', false from generate_series(1, 20000) n`);
    await app.database.execute(sql`
      insert into shop.licence (account_id, ordinal, pid, serial, authentication_string)
      select id, 1, 'PRO', 'crowd' || id, 'crowd' || id from shop.account
       where email like 'crowd%'`);
    await app.database.execute(sql`analyze shop.account, shop.licence`);
    const text = statements.find(({ name }) => name === "read_user")?.text ?? "";
    const client = new pg.Client({ connectionString: clone.url });
    await client.connect();
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Buffers }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [id],
    );
    await client.end();
    const { Plan: plan } = rows[0]?.["QUERY PLAN"][0] ?? {};
    const pages = (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(40);
  });
});

interface Buffers {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}
