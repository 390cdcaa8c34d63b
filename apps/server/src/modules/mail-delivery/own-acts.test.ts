import { mailReport, newsletterSubscriber } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkSecret } from "../../../test/settings.ts";
import { createToken, hashToken } from "../../plugins/session-token.ts";
import { communicationLinks } from "../accounts/communication-links.ts";
import { openAccountsShop, type AccountsShop } from "../accounts/testing/accounts-shop.ts";
import { linkIn } from "../accounts/testing/mail-link.ts";
import { Visitor } from "../accounts/testing/visitor.ts";
import { confirm, insertToken } from "../newsletter/repository.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop();
}, 60_000);
afterAll(() => shop.close());

let people = 0;
/** Somebody with an account, from whose address everything has come back that can. */
async function inTrouble() {
  const email = `trouble${++people}@studio.test`;
  const visitor = new Visitor(shop.app);
  const { id } = (await visitor.createAccount(email, { optin: false })).json<{ id: number }>();
  const kinds = ["hard", "soft", "complaint"] as const;
  await shop.app.database.insert(mailReport).values(kinds.map((kind) => ({ email, kind })));
  return { email, id, visitor };
}
async function troublesOf(email: string): Promise<string[]> {
  const { database } = shop.app;
  const found = await database.select().from(mailReport).where(eq(mailReport.email, email));
  return found.map(({ kind }) => kind).toSorted();
}
const choose = (email: string, choice: object) => {
  const url = new URL(communicationLinks(linkSecret).pathFor(email, "en"), "http://shop.localhost");
  const token = url.searchParams.get("token");
  return new Visitor(shop.app).patch("communications", { token, ...choice });
};

describe("what came back counts no more", () => {
  it("once a link has set a password that only the mail had", async () => {
    const { email } = await inTrouble();
    await new Visitor(shop.app).askForReset(email);
    // They have asked for it, so it is sent all the same.
    const [mail] = await shop.mailsTo(email);
    const token = linkIn(mail?.text, "password-reset").searchParams.get("token") ?? "";
    expect(await troublesOf(email)).toEqual(["complaint", "hard", "soft"]);
    await new Visitor(shop.app).resetPassword(token, "Tenor77Window");
    expect(await troublesOf(email)).toEqual(["complaint"]);
  });

  it("as a complaint, once the newsletter is confirmed from the mailbox, not when it is asked for", async () => {
    const { email } = await inTrouble();
    const { database, transact } = shop.app;
    const [waiting] = await database
      .insert(newsletterSubscriber)
      .values({ email, language: "en" })
      .returning({ id: newsletterSubscriber.id });
    const token = hashToken(createToken());
    await insertToken(database, waiting?.id ?? 0, token);
    expect(await troublesOf(email)).toHaveLength(3);
    expect(await transact((transaction) => confirm(transaction, token))).toBe(email);
    expect(await troublesOf(email)).toEqual(["hard", "soft"]);
  });

  it("as a complaint, once they want offers or reminders again", async () => {
    const [one, other] = [await inTrouble(), await inTrouble()];
    expect((await choose(one.email, { optin_marketing: false })).statusCode).toBe(200);
    // The link stood in a mail, which has therefore arrived.
    expect(await troublesOf(one.email)).toEqual(["complaint"]);
    expect((await choose(one.email, { optin_marketing: true })).statusCode).toBe(200);
    expect(await troublesOf(one.email)).toEqual([]);
    // Who has merely signed up with the address says nothing for its owner.
    const data = JSON.stringify({ optin_reminders: true, optin_marketing: true });
    const { visitor, id, email } = other;
    expect((await visitor.patch(`user/${id}`, { data })).json()).toMatchObject({
      optin_reminders: false,
    });
    expect(await troublesOf(email)).toContain("complaint");
    const [asks] = await shop.mailsTo(email);
    const { pathname, searchParams } = linkIn(asks?.text, "confirm");
    expect([pathname, searchParams.get("kind")]).toEqual(["/confirm", "reminders"]);
    // Its owner does, by the link of the mail; for the account only where they are signed in to it.
    const said = { token: searchParams.get("token"), optin_reminders: true };
    const off = { data: JSON.stringify({ optin_reminders: false }) };
    for (const [owner, isReminded] of [
      [new Visitor(shop.app), false],
      [visitor, true],
    ] as const) {
      expect((await owner.patch("communications", said)).json()).toMatchObject({
        optin_reminders: true,
      });
      expect(await troublesOf(email)).toEqual([]);
      await visitor.patch(`user/${id}`, off);
      expect((await visitor.patch(`user/${id}`, { data })).json()).toMatchObject({
        optin_reminders: isReminded,
      });
    }
    expect(await shop.mailsTo(email)).toHaveLength(2);
  });

  it("is asked for reminders five times an hour at most, however often somebody presses", async () => {
    const { email, id, visitor } = await inTrouble();
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
