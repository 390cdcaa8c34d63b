import type { UserResponse } from "@autotune/contract";
import {
  account,
  accountErasure,
  accountSetupToken,
  emailChange,
  knownDevice,
  passkey,
  passwordResetToken,
} from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { deleteOldResetTokens } from "../jobs.ts";
import { hashPassword } from "./password-hash.ts";
import { openAccountsShop, type AccountsShop } from "../accounts/testing/accounts-shop.ts";
import { noLimits } from "../accounts/testing/accounts-app.ts";
import { linkIn } from "../accounts/testing/mail-link.ts";
import { countStatuses, password, Visitor } from "../accounts/testing/visitor.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop({
    ...noLimits,
    failedSignIn: { requests: 5, perSeconds: 60 },
    resetByAccount: { requests: 4, perSeconds: 60 },
  });
}, 60_000);
afterAll(() => shop.close());

const fresh = "Tenor77Window";
let people = 0;
async function newcomer() {
  const email = `forgetful${++people}@studio.test`;
  const visitor = new Visitor(shop.app);
  const { id } = (await visitor.createAccount(email)).json<{ id: number }>();
  return { email, id, visitor };
}

async function addAccount(values: Partial<typeof account.$inferInsert>) {
  const email = `waiting${++people}@studio.test`;
  const [made] = await shop.app.database
    .insert(account)
    .values({ email, firstName: "Gil", lastName: "Ito", optinMarketing: false, ...values })
    .returning({ id: account.id });
  return { email, id: made?.id ?? 0 };
}

/** Requests a reset, and reads the token in the newest email. */
async function tokenFor(email: string): Promise<string> {
  expect((await new Visitor(shop.app).requestReset(email)).statusCode).toBe(204);
  const mails = await shop.mailsTo(email);
  const resets = mails.filter(({ messageId }) => messageId.startsWith("<reset-"));
  return (
    new URLSearchParams(linkIn(resets.at(-1)?.text, "password-reset").hash.slice(1)).get("token") ??
    ""
  );
}

async function countNotices(email: string): Promise<number> {
  const mails = await shop.mailsTo(email);
  return mails.filter(({ messageId }) => messageId.startsWith("<password-changed-")).length;
}

const reset = (token: string, newPassword = fresh) =>
  new Visitor(shop.app).resetPassword(token, newPassword);
type VisitorResponse = Awaited<ReturnType<Visitor["get"]>>;
const errorOf = (response: VisitorResponse) => response.json<{ error: string }>().error;
const signIn = async (email: string, typed: string) =>
  (await new Visitor(shop.app).signIn(email, typed)).statusCode;

/** What an intruder leaves in an account to come back by. */
async function leaveBehind(accountId: number): Promise<void> {
  const { database } = shop.app;
  await database.insert(knownDevice).values({ accountId, deviceHash: hashToken(createToken()) });
  await database.insert(emailChange).values({ accountId, newEmail: "thief@studio.test" });
  await database.insert(passkey).values({
    accountId,
    credentialId: hashToken(createToken()),
    publicKey: hashToken(createToken()),
    counter: 0,
    transports: [],
    isBackedUp: false,
    name: "Thief",
  });
}

async function leftIn(accountId: number) {
  const { database } = shop.app;
  return {
    passkeys: await database.$count(passkey, eq(passkey.accountId, accountId)),
    changes: await database.$count(emailChange, eq(emailChange.accountId, accountId)),
    devices: await database.$count(knownDevice, eq(knownDevice.accountId, accountId)),
  };
}

/** Sends a request whose password was right when it was verified, and is not when the request completes. */
async function whileAnotherIsSet<Result>(
  id: number,
  request: () => Promise<Result>,
): Promise<Result> {
  let pending: Promise<Result> | undefined;
  await shop.app.transact(async (transaction) => {
    const isTheirs = eq(account.id, id);
    await transaction.update(account).set({ passwordHash: "another" }).where(isTheirs);
    pending = request();
    await vi.waitFor(async () => {
      const { rows } = await shop.app.database.execute(sql`
        select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(1);
    }, 10_000);
  });
  if (pending === undefined) throw new Error("Nothing was requested");
  return pending;
}

describe("[API-07] requesting a password reset", () => {
  it("emails a link to the page that sets it, in the page's language, and stores no token", async () => {
    const { email } = await newcomer();
    const response = await new Visitor(shop.app).requestReset(` ${email.toUpperCase()} `, {
      language: "es",
    });
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    const [mail] = await shop.mailsTo(email);
    const link = linkIn(mail?.text, "password-reset");
    const token = new URLSearchParams(link.hash.slice(1)).get("token") ?? "";
    expect([link.pathname, new URLSearchParams(link.hash.slice(1)).get("e"), token.length]).toEqual(
      ["/es/password-reset", email, 43],
    );
    const { rows } = await shop.app.database.execute<{ everything: string }>(sql`
      select (select string_agg(t::text, ' ') from shop.password_reset_token t)
          || (select string_agg(j.data::text, ' ') from jobs.job j) as everything`);
    expect(rows[0]?.everything).toContain(hashToken(token).toString("hex"));
    expect(rows[0]?.everything).not.toContain(token);
  });

  it("gets the same response for an email address without an account, and sends nothing there", async () => {
    const responses = [
      await new Visitor(shop.app).requestReset("nobody@studio.test"),
      await new Visitor(shop.app).requestReset((await newcomer()).email),
    ];
    const [unknown, known] = responses.map(({ statusCode, body, headers }) => ({
      statusCode,
      body,
      cookies: headers["set-cookie"],
      names: Object.keys(headers).toSorted(),
    }));
    expect(unknown).toEqual(known);
    expect(await shop.mailsTo("nobody@studio.test")).toEqual([]);
  });

  it("[FORM-01] rejects an invalid email address", async () => {
    for (const email of ["", "nina@", "nina@example.com"]) {
      const response = await new Visitor(shop.app).requestReset(email);
      expect([response.statusCode, errorOf(response)], email).toEqual([400, "invalidEmail"]);
    }
    for (const data of ["{", "[]", "{}"]) {
      const response = await new Visitor(shop.app).post("/password/email-web", { data });
      expect([response.statusCode, errorOf(response)], data).toEqual([400, "invalidRequest"]);
    }
  });

  it("does not flood a mailbox: past the limit the response is the same and nothing is sent", async () => {
    const { email } = await newcomer();
    for (let times = 0; times < 7; times += 1) {
      expect((await new Visitor(shop.app).requestReset(email)).statusCode).toBe(204);
      await shop.mailsTo(email);
    }
    expect(await shop.mailsTo(email)).toHaveLength(4);
  });
});

describe("resetting a password", () => {
  it("ends every session and every link, notifies the owner, and the new one signs in", async () => {
    const { email, visitor } = await newcomer();
    const elsewhere = new Visitor(shop.app);
    await elsewhere.signIn(email, password);
    const token = await tokenFor(email);
    const response = await visitor.resetPassword(token, fresh);
    expect([response.statusCode, response.body, response.headers["set-cookie"]]).toEqual([
      204,
      "",
      undefined,
    ]);
    for (const browser of [visitor, elsewhere])
      expect((await browser.get("user")).statusCode).toBe(401);
    expect(await signIn(email, password)).toBe(401);
    expect(await signIn(email, fresh)).toBe(200);
    expect(await countNotices(email)).toBe(1);
  });

  it("removes everything that an intruder left in the account", async () => {
    const { email, id } = await newcomer();
    await leaveBehind(id);
    expect((await reset(await tokenFor(email))).statusCode).toBe(204);
    expect(await leftIn(id)).toEqual({ passkeys: 0, changes: 0, devices: 0 });
  });

  it("cancels an erasure that whoever had the account requested, and says so", async () => {
    const { email, id } = await newcomer();
    const { database } = shop.app;
    await database
      .insert(accountErasure)
      .values({ accountId: id, dueAt: sql`now() + interval '14 days'` });
    const other = await newcomer();
    for (const forgetful of [email, other.email])
      expect((await reset(await tokenFor(forgetful))).statusCode).toBe(204);
    expect(await database.$count(accountErasure, eq(accountErasure.accountId, id))).toBe(0);
    const countCancelled = async (to: string) =>
      (await shop.mailsTo(to)).filter(({ messageId }) =>
        messageId.startsWith("<erasure-cancelled-"),
      ).length;
    expect([await countCancelled(email), await countCancelled(other.email)]).toEqual([1, 0]);
  });

  it("locks out a concurrent sign-in with the old one", async () => {
    const { email, id } = await newcomer();
    for (const names of [{ firstName: "Gil" }, { firstName: "" }]) {
      await shop.app.database
        .update(account)
        .set({ passwordHash: await hashPassword(password), ...names })
        .where(eq(account.id, id));
      expect(await whileAnotherIsSet(id, () => signIn(email, password))).toBe(401);
    }
  });

  it("works once, also for concurrent requests", async () => {
    const { email } = await newcomer();
    const token = await tokenFor(email);
    const responses = await Promise.all([1, 2, 3].map(() => reset(token)));
    expect(countStatuses(responses)).toEqual({ 204: 1, 400: 2 });
    const late = await reset(token, "Thief9Window");
    expect([late.statusCode, errorOf(late)]).toEqual([400, "linkExpired"]);
    expect(await signIn(email, fresh)).toBe(200);
  });

  it("can be asked of a link beforehand, which leaves the link as it is", async () => {
    const { email, id } = await newcomer();
    const token = await tokenFor(email);
    const check = async () => (await new Visitor(shop.app).checkResetLink(token)).statusCode;
    expect([await check(), await check()]).toEqual([204, 204]);
    await shop.app.database
      .update(passwordResetToken)
      .set({ createdAt: sql`now() - interval '61 minutes'` })
      .where(eq(passwordResetToken.accountId, id));
    expect(await check()).toBe(400);
    const newer = await tokenFor(email);
    expect((await reset(newer)).statusCode).toBe(204);
    const used = await new Visitor(shop.app).checkResetLink(newer);
    expect([used.statusCode, errorOf(used)]).toEqual([400, "linkExpired"]);
  });

  it("is possible with the newest link only", async () => {
    const { email } = await newcomer();
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect(errorOf(await reset(first))).toBe("linkExpired");
    expect((await reset(second)).statusCode).toBe(204);
  });

  it("expires after an hour, and such links are purged", async () => {
    const { email, id } = await newcomer();
    const token = await tokenFor(email);
    const age = (minutes: number) =>
      shop.app.database
        .update(passwordResetToken)
        .set({ createdAt: sql`now() - ${minutes} * interval '1 minute'` })
        .where(eq(passwordResetToken.accountId, id));
    await age(61);
    expect(errorOf(await reset(token))).toBe("linkExpired");
    await age(59);
    expect((await reset(token)).statusCode).toBe(204);
    await tokenFor(email);
    await age(61);
    expect(await deleteOldResetTokens(shop.app.database)).toBe(1);
  });

  it("accepts no forged token, and none of another kind", async () => {
    const { id } = await addAccount({});
    const setUp = createToken();
    await shop.app.database
      .insert(accountSetupToken)
      .values({ accountId: id, tokenHash: hashToken(setUp) });
    const { visitor } = await newcomer();
    const session = visitor.cookies.get("__Host-session") ?? "";
    for (const token of [createToken(), setUp, session, "", "x", "ü".repeat(43)])
      expect(errorOf(await reset(token)), token).toBe("linkExpired");
  });

  it.each([
    ["[FORM-02] a short one", "Ab1", "invalidRequest"],
    ["[FORM-02] a long one", `Ab1${"x".repeat(18)}`, "passwordTooLong"],
    ["[FORM-11] a common one", "Dragon12", "commonPassword"],
    ["[FORM-11] the person’s own name", "NinaVoss77", "predictablePassword"],
  ])("[FORM-09] rejects %s and does not consume the link", async (_title, weak, reason) => {
    const { email } = await newcomer();
    const token = await tokenFor(email);
    const response = await reset(token, weak);
    expect([response.statusCode, errorOf(response)]).toEqual([400, reason]);
    expect(await signIn(email, password)).toBe(200);
    expect((await reset(token)).statusCode).toBe(204);
  });

  it("gives a guest, and a customer of the older shop, their first password", async () => {
    for (const values of [{}, { legacyId: "L-1" }]) {
      const { email, id } = await addAccount(values);
      const setUp = createToken();
      await shop.app.database
        .insert(accountSetupToken)
        .values({ accountId: id, tokenHash: hashToken(setUp) });
      expect((await reset(await tokenFor(email))).statusCode).toBe(204);
      expect(await signIn(email, fresh)).toBe(200);
      // The link of the order's email is invalid from then on.
      const late = await new Visitor(shop.app).patch("guest/update", {
        guest_token: setUp,
        first_name: "Eve",
        last_name: "Ito",
        email,
        password: "Thief9Window",
      });
      expect(errorOf(late)).toBe("linkExpired");
    }
  });

  it("unlocks a user who had exceeded the attempts", async () => {
    const { email } = await newcomer();
    const browser = new Visitor(shop.app);
    for (const status of [401, 401, 401, 401, 401, 429])
      expect((await browser.signIn(email, "Wrong42")).statusCode).toBe(status);
    const token = await tokenFor(email);
    expect((await browser.resetPassword(token, fresh)).statusCode).toBe(204);
    expect((await browser.signIn(email, fresh)).statusCode).toBe(200);
  });
});

describe("changing one's password", () => {
  const change = (visitor: Visitor, current: string, next = fresh) =>
    visitor.post("/password/change", { current_password: current, password: next });

  it("requires the current one, keeps this session, ends the others and notifies the owner", async () => {
    const { email, visitor } = await newcomer();
    const elsewhere = new Visitor(shop.app);
    await elsewhere.signIn(email, password);
    const token = await tokenFor(email);
    const response = await change(visitor, password);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect((await visitor.get("user")).json<UserResponse>().email).toBe(email);
    expect((await elsewhere.get("user")).statusCode).toBe(401);
    expect(errorOf(await reset(token))).toBe("linkExpired");
    expect([await signIn(email, password), await signIn(email, fresh)]).toEqual([401, 200]);
    expect(await countNotices(email)).toBe(1);
  });

  it("ends a pending email change and clears other known browsers; this one and the passkeys stay", async () => {
    const { id, visitor } = await newcomer();
    await leaveBehind(id);
    expect((await change(visitor, password)).statusCode).toBe(204);
    expect(await leftIn(id)).toEqual({ passkeys: 1, changes: 0, devices: 1 });
    const device = hashToken(visitor.cookies.get("__Host-device") ?? "");
    expect(await shop.app.database.$count(knownDevice, eq(knownDevice.deviceHash, device))).toBe(1);
  });

  it("does not undo a concurrent reset", async () => {
    const { id, visitor } = await newcomer();
    const response = await whileAnotherIsSet(id, async () => change(visitor, password));
    expect([response.statusCode, errorOf(response)]).toEqual([403, "wrongPassword"]);
  });

  it("is rejected with a wrong one, without ending the session, and is rate limited", async () => {
    const { email, visitor } = await newcomer();
    for (let times = 0; times < 5; times += 1) {
      const response = await change(visitor, "Wrong42");
      expect([response.statusCode, errorOf(response)]).toEqual([403, "wrongPassword"]);
    }
    const right = await change(visitor, password);
    expect([right.statusCode, errorOf(right)]).toEqual([429, "tooManyRequests"]);
    expect((await visitor.get("user")).statusCode).toBe(200);
    expect(await signIn(email, password)).toBe(200);
  });

  it("[FORM-02][FORM-09][FORM-11] rejects a weak, a long or a common new one", async () => {
    const { visitor } = await newcomer();
    expect(errorOf(await change(visitor, password, "short"))).toBe("invalidRequest");
    const long = `Ab1${"x".repeat(18)}`;
    expect(errorOf(await change(visitor, password, long))).toBe("passwordTooLong");
    expect(errorOf(await change(visitor, password, "Dragon12"))).toBe("commonPassword");
    expect(errorOf(await change(visitor, password, "NinaVoss77"))).toBe("predictablePassword");
  });

  it("requires a session", async () => {
    expect((await change(new Visitor(shop.app), password)).statusCode).toBe(401);
  });
});
