import { mailReport, newsletterSubscriber } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkSecret } from "../../../test/settings.ts";
import { createToken, hashToken } from "../session/token.ts";
import { communicationLinks } from "../../domains/marketing/unsubscribe/communication-links.ts";
import {
  openAccountsShop,
  type AccountsShop,
} from "../../domains/identity/accounts/testing/accounts-shop.ts";
import { linkIn } from "../../domains/identity/accounts/testing/mail-link.ts";
import { Visitor } from "../../domains/identity/accounts/testing/visitor.ts";
import { confirmSubscriber } from "../../domains/marketing/newsletter/confirm-subscriber.ts";
import { insertToken } from "../../domains/marketing/newsletter/repository.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop();
}, 60_000);
afterAll(() => shop.close());

let people = 0;
/** A user with an account, whose email address has every delivery issue. */
async function newcomerWithIssues() {
  const email = `trouble${++people}@studio.test`;
  const visitor = new Visitor(shop.app);
  const { id } = (await visitor.createAccount(email, { optin: false })).json<{ id: number }>();
  const kinds = ["hard", "soft", "complaint"] as const;
  await shop.app.database.insert(mailReport).values(kinds.map((kind) => ({ email, kind })));
  return { email, id, visitor };
}
async function issuesOf(email: string): Promise<string[]> {
  const { database } = shop.app;
  const found = await database.select().from(mailReport).where(eq(mailReport.email, email));
  return found.map(({ kind }) => kind).toSorted();
}
const choose = (email: string, choice: object) => {
  const url = new URL(communicationLinks(linkSecret).pathFor(email, "en"), "http://shop.localhost");
  const token = new URLSearchParams(url.hash.slice(1)).get("token");
  return new Visitor(shop.app).patch("communications", { token, ...choice });
};

describe("a delivery issue is lifted", () => {
  it("once an emailed link has set a password", async () => {
    const { email } = await newcomerWithIssues();
    await new Visitor(shop.app).requestReset(email);
    // They have requested it, so it is sent all the same.
    const [mail] = await shop.mailsTo(email);
    const { hash } = linkIn(mail?.text, "password-reset");
    const token = new URLSearchParams(hash.slice(1)).get("token") ?? "";
    expect(await issuesOf(email)).toEqual(["complaint", "hard", "soft"]);
    await new Visitor(shop.app).resetPassword(token, "Tenor77Window");
    expect(await issuesOf(email)).toEqual(["complaint"]);
  });

  it("for a complaint, once the newsletter is confirmed from the mailbox, not when it is requested", async () => {
    const { email } = await newcomerWithIssues();
    const { database, transact } = shop.app;
    const [waiting] = await database
      .insert(newsletterSubscriber)
      .values({ email, language: "en" })
      .returning({ id: newsletterSubscriber.id });
    const token = hashToken(createToken());
    await insertToken(database, waiting?.id ?? 0, token);
    expect(await issuesOf(email)).toHaveLength(3);
    expect(await transact((transaction) => confirmSubscriber(transaction, token))).toBe(email);
    expect(await issuesOf(email)).toEqual(["hard", "soft"]);
  });

  it("for a complaint, once they opt in to offers or reminders again", async () => {
    const [one, other] = [await newcomerWithIssues(), await newcomerWithIssues()];
    expect((await choose(one.email, { optin_marketing: false })).statusCode).toBe(200);
    // The link was in an email, which has therefore been delivered.
    expect(await issuesOf(one.email)).toEqual(["complaint"]);
    expect((await choose(one.email, { optin_marketing: true })).statusCode).toBe(200);
    expect(await issuesOf(one.email)).toEqual([]);
    // Signing up with the email address does not speak for its owner.
    const data = JSON.stringify({ optin_reminders: true, optin_marketing: true });
    const { visitor, id, email } = other;
    expect((await visitor.patch(`user/${id}`, { data })).json()).toMatchObject({
      optin_reminders: false,
    });
    expect(await issuesOf(email)).toContain("complaint");
    const [mail] = await shop.mailsTo(email);
    const { pathname, hash } = linkIn(mail?.text, "confirm");
    const searchParams = new URLSearchParams(hash.slice(1));
    expect([pathname, searchParams.get("kind")]).toEqual(["/confirm", "reminders"]);
    // Its owner does, by the emailed link; for the account only where they are signed in to it.
    const said = { token: searchParams.get("token"), optin_reminders: true };
    const off = { data: JSON.stringify({ optin_reminders: false }) };
    for (const [owner, isReminded] of [
      [new Visitor(shop.app), false],
      [visitor, true],
    ] as const) {
      expect((await owner.patch("communications", said)).json()).toMatchObject({
        optin_reminders: true,
      });
      expect(await issuesOf(email)).toEqual([]);
      await visitor.patch(`user/${id}`, off);
      expect((await visitor.patch(`user/${id}`, { data })).json()).toMatchObject({
        optin_reminders: isReminded,
      });
    }
    expect(await shop.mailsTo(email)).toHaveLength(2);
  });

  it("at most five reminder confirmations an hour are sent, however many are requested", async () => {
    const { email, id, visitor } = await newcomerWithIssues();
    const data = JSON.stringify({ optin_reminders: true });
    const statuses: number[] = [];
    for (let press = 0; press < 7; press += 1) {
      statuses.push((await visitor.patch(`user/${id}`, { data })).statusCode);
      await shop.mailsTo(email);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await shop.mailsTo(email)).toHaveLength(5);
  });
});
