import { randomUUID } from "node:crypto";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../../app.ts";
import { database } from "../../plugins/database.ts";
import { ownCalls } from "../../plugins/own-calls.ts";
import { rateLimits } from "../../plugins/rate-limits.ts";
import { countStatuses, Visitor } from "../accounts/testing/visitor.ts";
import { betaSignupRoutes } from "./routes.ts";

let clone: ClonedDatabase;
let web: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  web = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await web.register(ownCalls, { origin: settings.PUBLIC_URL });
  await web.register(rateLimits, { redisUrl: undefined });
  await web.register(database, { url: clone.url, applicationName: "test" });
  await web.register(betaSignupRoutes);
});
afterAll(async () => {
  await web.close();
  await clone.drop();
});

const newAddress = () => `${randomUUID()}@studio.test`;
let people = 0;
/** Each from an address of their own, so that no limit holds against the next test. */
const somebody = () => new Visitor(web, { "x-forwarded-for": `198.51.100.${(people += 1)}` });

const thisYear = new Date().getUTCFullYear();
const filled = { first_name: "Ana", last_name: "Sol", birthyear: 1990, fax: false };
const ask = (body: object, program = "ios-app") => somebody().post(`${program}/betasignup`, body);

async function kept(email: string) {
  const { rows } = await web.database.execute(sql`
    select program, email, first_name, last_name, birth_year, language
      from shop.beta_signup where email = ${email}`);
  return rows;
}

describe("[API-08] betasignup", () => {
  it("keeps who wants to try the app, in the language of the page", async () => {
    const email = newAddress();
    const answer = await ask({
      ...filled,
      first_name: " Ana ",
      email: ` ${email.toUpperCase()} `,
      language: "es",
    });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(await kept(email)).toEqual([
      {
        program: "ios-app",
        email,
        first_name: "Ana",
        last_name: "Sol",
        birth_year: 1990,
        language: "es",
      },
    ]);
  });

  it("keeps one address once, however often it is sent and whatever comes with it", async () => {
    const email = newAddress();
    const answers = await Promise.all(
      ["Ana", "Bea", "Ana", "Cleo"].map((first_name) => ask({ ...filled, first_name, email })),
    );
    expect(countStatuses(answers)).toEqual({ 204: 4 });
    expect(await kept(email)).toHaveLength(1);
  });

  it("tells a machine what it would tell a person, and keeps nothing", async () => {
    const email = newAddress();
    expect((await ask({ ...filled, email, fax: true })).statusCode).toBe(204);
    expect(await kept(email)).toEqual([]);
  });

  it.each([
    [{ email: "ana@example.com" }, "invalidEmail"],
    [{ email: "ana" }, "invalidEmail"],
    [{ first_name: "" }, "invalidRequest"],
    [{ last_name: "Sol 🎤" }, "invalidRequest"],
    [{ birthyear: 1929 }, "invalidRequest"],
    [{ birthyear: thisYear + 2 }, "invalidRequest"],
    [{ birthyear: "young" }, "invalidRequest"],
    [{ birthyear: undefined }, "invalidRequest"],
  ])("refuses %o", async (wrong, error) => {
    const email = newAddress();
    const answer = await ask({ ...filled, email, ...wrong });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, error]);
    expect(await kept(email)).toEqual([]);
  });

  it("knows its programs by their part of the address", async () => {
    expect((await ask({ ...filled, email: newAddress() }, "fridge")).statusCode).toBe(400);
  });

  it("takes 30 an hour from one address", async () => {
    const visitor = somebody();
    const answers = [];
    for (let times = 0; times < 32; times += 1)
      answers.push(await visitor.post("ios-app/betasignup", { ...filled, email: newAddress() }));
    expect(countStatuses(answers)).toEqual({ 204: 30, 429: 2 });
  });
});
