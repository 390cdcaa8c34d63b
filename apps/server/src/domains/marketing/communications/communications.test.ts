import { account, newsletterSubscriber } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkSecret } from "../../../../test/settings.ts";
import { communicationLinks } from "../unsubscribe/communication-links.ts";
import { wantsCartReminder } from "../cart-reminders/wants-cart-reminder.ts";
import {
  openAccountsShop,
  type AccountsShop,
} from "../../identity/accounts/testing/accounts-shop.ts";
import { Visitor } from "../../identity/accounts/testing/visitor.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop();
}, 60_000);
afterAll(() => shop.close());

const links = communicationLinks(linkSecret);
const tokenFor = (email: string) =>
  new URLSearchParams(new URL(links.pathFor(email, "en"), "http://shop.test").hash.slice(1)).get(
    "token",
  ) ?? "";

let people = 0;
async function newcomer(optin = true) {
  const email = `reader${++people}@studio.test`;
  const visitor = new Visitor(shop.app);
  await visitor.createAccount(email, { optin });
  return { email, visitor };
}

const wantsMarketing = async (email: string) => {
  const [found] = await shop.app.database
    .select({ optinMarketing: account.optinMarketing })
    .from(account)
    .where(eq(account.email, email));
  return found?.optinMarketing;
};
const subscribe = (email: string) =>
  shop.app.database
    .insert(newsletterSubscriber)
    .values({ email, language: "en", confirmedAt: new Date() });

describe("communication preferences by an emailed link", () => {
  const look = (token: string) =>
    new Visitor(shop.app).get(`communications?${new URLSearchParams({ token }).toString()}`);
  const choose = (token: string, change: object) =>
    new Visitor(shop.app).patch("communications", { token, ...change });

  it("[ROUTE-13] are shown and changed without signing in", async () => {
    const { email } = await newcomer();
    await subscribe(email);
    const token = tokenFor(email);
    const all = {
      email,
      has_account: true,
      optin_marketing: true,
      optin_newsletter: true,
      newsletter_frequency: "each",
      optin_reminders: false,
    };
    expect((await look(token)).json()).toEqual(all);
    const none = { ...all, optin_marketing: false, optin_newsletter: false };
    const response = await choose(token, { optin_marketing: false, optin_newsletter: false });
    expect([response.statusCode, response.json()]).toEqual([200, none]);
    expect((await look(token)).json()).toEqual(none);
    // The newsletter resumes only when the mailbox has confirmed it again.
    const choices = { optin_marketing: true, optin_newsletter: true };
    expect((await choose(token, choices)).json()).toEqual({ ...none, optin_marketing: true });
    const [mail] = await shop.mailsTo(email);
    expect(mail?.text).toContain("/newsletter-signup#token=");
  });

  it("stay where the request omits them, so that two pages do not undo each other's changes", async () => {
    const { email } = await newcomer();
    await subscribe(email);
    const token = tokenFor(email);
    const responses = await Promise.all([
      choose(token, { newsletter_frequency: "monthly" }),
      choose(token, { optin_reminders: true }),
      choose(token, { optin_marketing: false }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await look(token)).json()).toMatchObject({
      optin_marketing: false,
      optin_newsletter: true,
      newsletter_frequency: "monthly",
      optin_reminders: true,
    });
    expect((await choose(token, {})).statusCode).toBe(200);
    expect((await choose(token, { newsletter_frequency: "daily" })).statusCode).toBe(400);
  });

  it("include the newsletter's frequency, also before the mailbox has confirmed", async () => {
    const email = "slow.reader@studio.test";
    const token = tokenFor(email);
    const wish = { optin_newsletter: true, newsletter_frequency: "monthly" };
    expect((await choose(token, wish)).json()).toMatchObject({ optin_newsletter: false });
    const [waiting] = await shop.app.database
      .select({ frequency: newsletterSubscriber.frequency })
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.email, email));
    expect(waiting?.frequency).toBe("monthly");
    // Choosing a frequency does not subscribe.
    const other = "other.reader@studio.test";
    await choose(tokenFor(other), { newsletter_frequency: "monthly" });
    expect(await shop.mailsTo(other)).toEqual([]);
  });

  it("include cart reminders only for those who requested them", async () => {
    const { email, visitor } = await newcomer();
    const { database } = shop.app;
    expect(await wantsCartReminder(database, email)).toBe(false);
    await choose(tokenFor(email), { optin_reminders: true });
    expect(await wantsCartReminder(database, email)).toBe(true);
    expect((await visitor.get("user")).json()).toMatchObject({ optin_reminders: true });
    await choose(tokenFor(email), { optin_reminders: false });
    expect(await wantsCartReminder(database, email)).toBe(false);
    expect(await wantsCartReminder(database, "nobody@studio.test")).toBe(false);
  });

  it("can be declined without an account, where nothing else could be stored", async () => {
    const email = "subscriber@studio.test";
    await subscribe(email);
    const token = tokenFor(email);
    const before = {
      email,
      has_account: false,
      optin_marketing: false,
      optin_newsletter: true,
      newsletter_frequency: "each",
      optin_reminders: false,
    };
    expect((await look(token)).json()).toEqual(before);
    const change = { optin_marketing: true, optin_reminders: true, optin_newsletter: false };
    expect((await choose(token, change)).json()).toEqual({ ...before, optin_newsletter: false });
  });

  it("can be seen and changed by nobody else", async () => {
    const { email } = await newcomer();
    const [encodedEmail = "", signature = ""] = tokenFor(email).split(".");
    const other = tokenFor("eve@studio.test").split(".")[1];
    for (const token of [
      "",
      encodedEmail,
      `${encodedEmail}.${other}`,
      `${encodedEmail}.${signature}x`,
    ]) {
      for (const response of [await look(token), await choose(token, { optin_marketing: false })])
        expect([response.statusCode, response.json<{ error: string }>().error], token).toEqual([
          400,
          "linkExpired",
        ]);
    }
    expect(await wantsMarketing(email)).toBe(true);
  });
});

describe("the opt-in that a page stores for an email address", () => {
  const capture = (visitor: Visitor, body: object) => visitor.patch("guest/capture-optin", body);

  it("takes effect at once for the owner of an emailed link, or of the account with this email address", async () => {
    const { email, visitor } = await newcomer();
    const stranger = new Visitor(shop.app);
    const verified = { email, optin_choice: false, token: tokenFor(email) };
    const response = await capture(stranger, verified);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(await wantsMarketing(email)).toBe(false);
    await capture(visitor, { email: email.toUpperCase(), optin_choice: true });
    expect(await wantsMarketing(email)).toBe(true);
  });

  it("changes nothing for a visitor who only knows the email address: a confirmation is sent instead", async () => {
    const [{ email }, { email: quiet }] = [await newcomer(), await newcomer(false)];
    const { visitor: other } = await newcomer();
    for (const visitor of [new Visitor(shop.app), other]) {
      expect((await capture(visitor, { email, optin_choice: false })).statusCode).toBe(204);
      expect((await capture(visitor, { email: quiet, optin_choice: true })).statusCode).toBe(204);
    }
    const forged = { email, optin_choice: false, token: tokenFor(quiet) };
    expect((await capture(new Visitor(shop.app), forged)).statusCode).toBe(204);
    expect([await wantsMarketing(email), await wantsMarketing(quiet)]).toEqual([true, false]);
    expect(
      [await shop.mailsTo(email), await shop.mailsTo(quiet)].map(({ length }) => length),
    ).toEqual([0, 1]);
  });

  it("gets the same response for every email address, and 400 for an invalid one", async () => {
    for (const optin_choice of [true, false]) {
      const response = await capture(new Visitor(shop.app), {
        email: "unknown@studio.test",
        optin_choice,
      });
      expect([response.statusCode, response.body]).toEqual([204, ""]);
    }
    for (const body of [
      { email: "nina@", optin_choice: true },
      { email: "nina@studio.test", optin_choice: "yes" },
      { email: "nina@studio.test" },
    ])
      expect((await capture(new Visitor(shop.app), body)).statusCode).toBe(400);
  });
});
