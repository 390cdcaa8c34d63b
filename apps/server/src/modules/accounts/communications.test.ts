import { account, newsletterSubscriber } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkSecret } from "../../../test/settings.ts";
import { communicationLinks } from "./communication-links.ts";
import { wantsCartReminder } from "./wants-cart-reminder.ts";
import { openAccountsShop, type AccountsShop } from "./testing/accounts-shop.ts";
import { Visitor } from "./testing/visitor.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop();
}, 60_000);
afterAll(() => shop.close());

const links = communicationLinks(linkSecret);
const tokenFor = (email: string) =>
  new URL(links.pathFor(email, "en"), "http://shop.test").searchParams.get("token") ?? "";

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

describe("the mails that somebody gets, by a link in one of them", () => {
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
    const answer = await choose(token, { optin_marketing: false, optin_newsletter: false });
    expect([answer.statusCode, answer.json()]).toEqual([200, none]);
    expect((await look(token)).json()).toEqual(none);
    // The newsletter comes back only when the mailbox has confirmed it again.
    const asked = { optin_marketing: true, optin_newsletter: true };
    expect((await choose(token, asked)).json()).toEqual({ ...none, optin_marketing: true });
    const [mail] = await shop.mailsTo(email);
    expect(mail?.text).toContain("/newsletter-signup#token=");
  });

  it("stay where nothing is said of them, so that two pages undo nothing of each other", async () => {
    const { email } = await newcomer();
    await subscribe(email);
    const token = tokenFor(email);
    const answers = await Promise.all([
      choose(token, { newsletter_frequency: "monthly" }),
      choose(token, { optin_reminders: true }),
      choose(token, { optin_marketing: false }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await look(token)).json()).toMatchObject({
      optin_marketing: false,
      optin_newsletter: true,
      newsletter_frequency: "monthly",
      optin_reminders: true,
    });
    expect((await choose(token, {})).statusCode).toBe(200);
    expect((await choose(token, { newsletter_frequency: "daily" })).statusCode).toBe(400);
  });

  it("say how often the newsletter comes, also while the mailbox is being asked", async () => {
    const email = "slow.reader@studio.test";
    const token = tokenFor(email);
    const wish = { optin_newsletter: true, newsletter_frequency: "monthly" };
    expect((await choose(token, wish)).json()).toMatchObject({ optin_newsletter: false });
    const [waiting] = await shop.app.database
      .select({ frequency: newsletterSubscriber.frequency })
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.email, email));
    expect(waiting?.frequency).toBe("monthly");
    // Who only says how often is not put on the list by it.
    const other = "other.reader@studio.test";
    await choose(tokenFor(other), { newsletter_frequency: "monthly" });
    expect(await shop.mailsTo(other)).toEqual([]);
  });

  it("have reminders of a cart only for who asked for them", async () => {
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

  it("can be left by who has no account, for whom nothing else could be kept", async () => {
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

  it("are nobody else's to see or change", async () => {
    const { email } = await newcomer();
    const [address = "", signature = ""] = tokenFor(email).split(".");
    const other = tokenFor("eve@studio.test").split(".")[1];
    for (const token of ["", address, `${address}.${other}`, `${address}.${signature}x`]) {
      for (const answer of [await look(token), await choose(token, { optin_marketing: false })])
        expect([answer.statusCode, answer.json<{ error: string }>().error], token).toEqual([
          400,
          "linkExpired",
        ]);
    }
    expect(await wantsMarketing(email)).toBe(true);
  });
});

describe("the choice that a page keeps for an address", () => {
  const capture = (visitor: Visitor, body: object) => visitor.patch("guest/capture-optin", body);

  it("holds at once for who has the link of a mail, or is signed in with the address", async () => {
    const { email, visitor } = await newcomer();
    const stranger = new Visitor(shop.app);
    const proved = { email, optin_choice: false, token: tokenFor(email) };
    const answer = await capture(stranger, proved);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(await wantsMarketing(email)).toBe(false);
    await capture(visitor, { email: email.toUpperCase(), optin_choice: true });
    expect(await wantsMarketing(email)).toBe(true);
  });

  it("changes nothing for who only knows the address: the mailbox is asked instead", async () => {
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

  it("is answered alike for every address, and 400 for what is none", async () => {
    for (const optin_choice of [true, false]) {
      const answer = await capture(new Visitor(shop.app), {
        email: "unknown@studio.test",
        optin_choice,
      });
      expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    }
    for (const body of [
      { email: "nina@", optin_choice: true },
      { email: "nina@studio.test", optin_choice: "yes" },
      { email: "nina@studio.test" },
    ])
      expect((await capture(new Visitor(shop.app), body)).statusCode).toBe(400);
  });
});
