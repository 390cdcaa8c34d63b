import { randomUUID } from "node:crypto";
import type { SessionsResponse } from "@autotune/contract";
import { account, accountSetupToken } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { countStatuses, password, type Visitor } from "../accounts/testing/visitor.ts";
import {
  openAccountsWithMail,
  type AccountsWithMail,
  type Customer,
} from "../accounts/testing/accounts-with-mail.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";

let shop: AccountsWithMail;
beforeAll(async () => {
  shop = await openAccountsWithMail();
}, 60_000);
afterAll(() => shop.close());

async function signInElsewhere({ email }: Customer, headers: Record<string, string> = {}) {
  const visitor = shop.browser(headers);
  expect((await visitor.signIn(email, password)).statusCode).toBe(200);
  return visitor;
}

/** A guest's account, and the token that completes it. */
async function guestToSetUp() {
  const email = `${randomUUID()}@studio.test`;
  const guest_token = createToken();
  const guest = { email, firstName: "", lastName: "", optinMarketing: false };
  const { database } = shop.web;
  const [made] = await database.insert(account).values(guest).returning({ id: account.id });
  const accountId = made?.id ?? 0;
  await database.insert(accountSetupToken).values({ accountId, tokenHash: hashToken(guest_token) });
  return { id: accountId, email, guest_token, first_name: "Gil", last_name: "Ito", password };
}

const sessionsOf = async (visitor: Visitor) =>
  (await visitor.get("sessions")).json<SessionsResponse>().sessions;

const statusOf = async (visitor: Visitor) => (await visitor.get("user")).statusCode;

const deviceMails = async ({ email }: Customer, count: number) =>
  (await shop.mailsTo(email, count)).filter(({ messageId }) =>
    messageId.startsWith("<new-device-"),
  );

describe("[AUTH-17] a session", () => {
  /** Another tab of the same browser: it has the same cookies. */
  const anotherTab = ({ cookies }: Visitor) => {
    const tab = shop.browser();
    for (const [name, value] of cookies) tab.cookies.set(name, value);
    return tab;
  };

  it("begins by login, by creating an account and by setting one up, for every tab", async () => {
    const { email, visitor: made } = await shop.newCustomer();
    const loggedIn = shop.browser();
    await loggedIn.signIn(email, password);
    const setUp = shop.browser();
    const { id, ...body } = await guestToSetUp();
    expect((await setUp.patch("guest/update", body)).json()).toMatchObject({ id });
    for (const visitor of [made, loggedIn, setUp]) {
      const here = await visitor.get("user");
      expect(here.statusCode).toBe(200);
      expect((await anotherTab(visitor).get("user")).json()).toEqual(here.json());
    }
  });

  it("continues after a reload, and is rejected where there is none", async () => {
    const { visitor } = await shop.newCustomer();
    const tab = anotherTab(visitor);
    for (const client of [visitor, tab, visitor]) expect(await statusOf(client)).toBe(200);
    await visitor.signOut();
    expect(await statusOf(tab)).toBe(401);
    expect(await statusOf(shop.browser())).toBe(401);
  });
});

describe("the list of sessions", () => {
  it("names browser, system and country, this one first, and nothing that opens a session", async () => {
    const customer = await shop.newCustomer({ "user-agent": firefox, "x-country": "DE" });
    const telephone = await signInElsewhere(customer, { "user-agent": safari });
    const sessions = await sessionsOf(customer.visitor);
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        browser: "Firefox",
        system: "Linux",
        country: "DE",
        startedAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({
        browser: "Safari",
        system: "iPhone",
        country: null,
        isCurrent: false,
      }),
    ]);
    const seen = await sessionsOf(telephone);
    expect(seen.map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
      sessions.toReversed().map(({ id, isCurrent }) => [id, !isCurrent]),
    );
  });

  it("ignores the country that the browser's user chose", async () => {
    const email = `${randomUUID()}@studio.test`;
    const visitor = shop.browser({ "x-country": "JP" });
    visitor.cookies.set("country", "US");
    await visitor.createAccount(email);
    expect((await sessionsOf(visitor))[0]?.country).toBe("JP");
  });

  it("omits sessions that are over", async () => {
    const customer = await shop.newCustomer();
    await signInElsewhere(customer);
    await shop.web.database.execute(sql`
      update shop.session set expires_at = now() - interval '1 second'
       where id = ${(await sessionsOf(customer.visitor))[1]?.id}`);
    expect(await sessionsOf(customer.visitor)).toHaveLength(1);
  });

  it("ends a session in another browser", async () => {
    const customer = await shop.newCustomer();
    const [telephone, laptop] = [await signInElsewhere(customer), await signInElsewhere(customer)];
    const own = (await sessionsOf(telephone)).find(({ isCurrent }) => isCurrent);
    const path = `sessions/${own?.id}`;
    expect((await customer.visitor.delete(path)).statusCode).toBe(204);
    expect(await Promise.all([telephone, laptop, customer.visitor].map(statusOf))).toEqual([
      401, 200, 200,
    ]);
    expect((await customer.visitor.delete(path)).statusCode).toBe(404);
  });

  it("ends this one too, and the browser's cookies are cleared", async () => {
    const { visitor } = await shop.newCustomer();
    const [own] = await sessionsOf(visitor);
    expect((await visitor.delete(`sessions/${own?.id}`)).statusCode).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual(["__Host-device"]);
    expect(await statusOf(visitor)).toBe(401);
  });

  it("ends all other sessions, also when requested twice", async () => {
    const customer = await shop.newCustomer();
    const others = [await signInElsewhere(customer), await signInElsewhere(customer)];
    const responses = await Promise.all([
      customer.visitor.delete("sessions"),
      customer.visitor.delete("sessions"),
    ]);
    expect(countStatuses(responses)).toEqual({ 204: 2 });
    expect(await Promise.all([customer.visitor, ...others].map(statusOf))).toEqual([200, 401, 401]);
  });

  it("asks again who is there before another browser is signed out, and notifies the owner by email", async () => {
    const customer = await shop.newCustomer({ "user-agent": firefox });
    const { visitor, email, id } = customer;
    const telephone = await signInElsewhere(customer, { "user-agent": safari });
    const laptop = await signInElsewhere(customer);
    await shop.web.database.execute(sql`
      update shop.session set created_at = now() - interval '11 minutes' where account_id = ${id}`);
    const theirs = (await sessionsOf(telephone)).find(({ isCurrent }) => isCurrent)?.id;
    for (const path of [`sessions/${theirs}`, "sessions"]) {
      const unasked = await visitor.delete(path);
      expect([unasked.statusCode, unasked.json<{ error: string }>().error]).toEqual([
        403,
        "passwordRequired",
      ]);
      const wrong = await visitor.delete(path, { password: "Wrong42word" });
      expect([wrong.statusCode, wrong.json<{ error: string }>().error]).toEqual([
        403,
        "wrongPassword",
      ]);
    }
    expect(await Promise.all([telephone, laptop].map(statusOf))).toEqual([200, 200]);

    expect((await visitor.delete(`sessions/${theirs}`, { password })).statusCode).toBe(204);
    expect((await visitor.delete("sessions", { password })).statusCode).toBe(204);
    // Nobody is left to be signed out.
    expect((await visitor.delete("sessions", { password })).statusCode).toBe(204);
    expect(await Promise.all([telephone, laptop].map(statusOf))).toEqual([401, 401]);
    const notices = (await shop.mailsTo(email, 4)).filter(({ messageId }) =>
      /^<sessions?-ended-/.test(messageId),
    );
    expect(notices).toHaveLength(2);
    expect(notices.map(({ text }) => text).join()).toContain("Safari, iPhone");
    // Signing out here asks nothing.
    const own = (await sessionsOf(visitor)).find(({ isCurrent }) => isCurrent)?.id;
    expect((await visitor.delete(`sessions/${own}`)).statusCode).toBe(204);
  });

  it("lets nobody end another account's session", async () => {
    const [owner, stranger] = [await shop.newCustomer(), await shop.newCustomer()];
    const [own] = await sessionsOf(owner.visitor);
    expect((await stranger.visitor.delete(`sessions/${own?.id}`)).statusCode).toBe(404);
    expect((await stranger.visitor.delete("sessions")).statusCode).toBe(204);
    expect((await stranger.visitor.delete("sessions/1")).statusCode).toBe(400);
    expect((await shop.browser().delete(`sessions/${own?.id}`)).statusCode).toBe(401);
    expect(await statusOf(owner.visitor)).toBe(200);
  });
});

describe("an unknown browser", () => {
  it("is reported to the owner by email, with place and time", async () => {
    const customer = await shop.newCustomer();
    const thief = await signInElsewhere(customer, { "user-agent": safari, "x-country": "BR" });
    // Signing out at once does not prevent the email.
    await thief.signOut();
    const [mailed] = await deviceMails(customer, 1);
    for (const fact of [
      "Safari, iPhone",
      "Brazil",
      "UTC",
      "http://shop.localhost:3000/my-account/",
    ])
      expect(mailed?.text).toContain(fact);
  });

  it("is not reported where the account is created, nor where it is known", async () => {
    const customer = await shop.newCustomer();
    await customer.visitor.signIn(customer.email, password);
    await customer.visitor.signOut();
    await customer.visitor.signIn(customer.email, password);
    expect(await shop.mailsTo(customer.email, 0)).toEqual([]);
  });

  it("is known from then on", async () => {
    const customer = await shop.newCustomer();
    const telephone = await signInElsewhere(customer);
    await telephone.signOut();
    await telephone.signIn(customer.email, password);
    expect(await deviceMails(customer, 1)).toHaveLength(1);
  });

  it("is unknown again after its owner has signed out everywhere else", async () => {
    const customer = await shop.newCustomer();
    const telephone = await signInElsewhere(customer);
    await customer.visitor.delete("sessions");
    await telephone.signIn(customer.email, password);
    // With the notice that it was signed out.
    expect(await deviceMails(customer, 3)).toHaveLength(2);
    await customer.visitor.signIn(customer.email, password);
    await shop.mailsTo(customer.email, 3);
  });

  it("is unknown again after its session was ended from another", async () => {
    const customer = await shop.newCustomer();
    const telephone = await signInElsewhere(customer);
    const other = (await sessionsOf(customer.visitor)).find(({ isCurrent }) => !isCurrent);
    await customer.visitor.delete(`sessions/${other?.id}`);
    await telephone.signIn(customer.email, password);
    expect(await deviceMails(customer, 3)).toHaveLength(2);
  });

  it("stays known where an older session of the requesting browser is ended", async () => {
    const customer = await shop.newCustomer();
    const { cookies } = customer.visitor;
    const old = cookies.get("__Host-session") ?? "";
    cookies.delete("__Host-session");
    await customer.visitor.signIn(customer.email, password);
    const other = (await sessionsOf(customer.visitor)).find(({ isCurrent }) => !isCurrent);
    await customer.visitor.delete(`sessions/${other?.id}`);
    await customer.visitor.signIn(customer.email, password);
    expect(await deviceMails(customer, 1)).toEqual([]);
    cookies.set("__Host-session", old);
    expect(await statusOf(customer.visitor)).toBe(401);
  });

  it("is tracked for each account separately", async () => {
    const [one, other] = [await shop.newCustomer(), await shop.newCustomer()];
    await one.visitor.signIn(other.email, password);
    expect(await deviceMails(other, 1)).toHaveLength(1);
    await shop.mailsTo(one.email, 0);
  });

  it("is not signed in where its owner cannot be notified", async () => {
    const customer = await shop.newCustomer();
    const jobs = vi.spyOn(shop.web, "readyToEnqueue").mockRejectedValue(new Error("no jobs"));
    const visitor = shop.browser();
    expect((await visitor.signIn(customer.email, password)).statusCode).toBe(500);
    expect(visitor.cookies.size).toBe(0);
    // The owner's own browser is.
    const known = await customer.visitor.signIn(customer.email, password);
    expect(known.statusCode).toBe(200);
    jobs.mockRestore();
  });

  it("is reported at the second attempt, where the first failed", async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const jobs = vi
      .spyOn(shop.web, "readyToEnqueue")
      .mockResolvedValue(() => Promise.reject(new Error("no jobs")));
    // It has a device cookie, because another account signed in there.
    expect((await other.visitor.signIn(customer.email, password)).statusCode).toBe(500);
    jobs.mockRestore();
    expect(await sessionsOf(customer.visitor)).toHaveLength(1);
    expect((await other.visitor.signIn(customer.email, password)).statusCode).toBe(200);
    expect(await deviceMails(customer, 1)).toHaveLength(1);
  });
});
