import { randomUUID } from "node:crypto";
import type { ConfirmEmailChangeAnswer, EmailChangeAnswer } from "@autotune/contract";
import { licenceTransfer } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ReadableMail } from "../../../test/mailbox.ts";
import { settings } from "../../../test/settings.ts";
import { createToken, hashToken } from "../../plugins/session-token.ts";
import { countStatuses, password } from "../accounts/testing/visitor.ts";
import {
  mailNamed,
  openAccountsWithMail,
  tokenIn,
  type AccountsWithMail,
  type Customer,
} from "../sessions/testing/accounts-with-mail.ts";
import { giveLicence } from "../licences/testing/give-licence.ts";
import { followAddress } from "../transfers/follow-address.ts";
import { sendTransferEmails } from "../transfers/send-transfer-email.ts";
import { askMailboxes } from "./ask-mailboxes.ts";
import { changeEmail } from "./change-email.ts";
import { deleteOldEmailChanges } from "./jobs.ts";

let shop: AccountsWithMail;
beforeAll(async () => {
  shop = await openAccountsWithMail();
}, 60_000);
afterAll(() => shop.close());

const newAddress = () => `${randomUUID()}@elsewhere.test`;

const ask = ({ visitor }: Customer, email: string, typed = password) =>
  visitor.post("user/email-change", { email, password: typed });

const openChange = async ({ visitor }: Customer) =>
  (await visitor.get("user/email-change")).json<EmailChangeAnswer>().change;

const confirm = (token: string, visitor = shop.browser()) =>
  visitor.post("email-change/confirm", { token });

/** Somebody who has asked for another address, and the tokens of both mails. */
async function asked() {
  const customer = await shop.newCustomer();
  const email = newAddress();
  expect((await ask(customer, email)).statusCode).toBe(202);
  const [old] = await shop.mailsTo(customer.email, 1);
  const [anew] = await shop.mailsTo(email, 1);
  return { ...customer, newEmail: email, oldToken: tokenIn(old), newToken: tokenIn(anew) };
}

const emailOf = async ({ visitor }: Customer) =>
  (await visitor.get("user")).json<{ email: string }>().email;

async function letPass(accountId: number, interval: string): Promise<void> {
  await shop.web.database.execute(sql`
    update shop.email_change set created_at = created_at - ${interval}::interval
     where account_id = ${accountId}`);
}

const refusalOf = (answer: { statusCode: number; json: () => { error: string } }) => [
  answer.statusCode,
  answer.json().error,
];

describe("another address for an account", () => {
  it("takes the old one's place once both mailboxes have agreed, and both are told", async () => {
    const customer = await asked();
    const { email, newEmail, oldToken, newToken } = customer;
    expect(await openChange(customer)).toMatchObject({
      newEmail,
      isOldConfirmed: false,
      isNewConfirmed: false,
    });
    const first = await confirm(newToken);
    expect(first.json<ConfirmEmailChangeAnswer>()).toEqual({ state: "waiting", newEmail });
    expect(await emailOf(customer)).toBe(email);
    const change = await openChange(customer);
    expect([change?.isOldConfirmed, change?.isNewConfirmed]).toEqual([false, true]);
    const day = Date.parse(change?.expiresAt ?? "") - Date.parse(change?.requestedAt ?? "");
    expect(day).toBe(24 * 60 * 60 * 1000);

    const second = await confirm(oldToken, customer.visitor);
    expect(second.json<ConfirmEmailChangeAnswer>()).toEqual({ state: "changed", newEmail });
    expect(await emailOf(customer)).toBe(newEmail);
    expect(await openChange(customer)).toBeNull();
    expect((await shop.browser().signIn(email, password)).statusCode).toBe(401);
    expect((await shop.browser().signIn(newEmail, password)).statusCode).toBe(200);
    const mails = [await shop.mailsTo(email, 2), await shop.mailsTo(newEmail, 3)];
    for (const mailed of mails.map((received) => mailNamed(received, "email-changed"))) {
      expect(mailed?.text).toContain(newEmail);
      expect(mailed?.text).toContain(email);
    }
  });

  it("may be agreed to in either order, also at once", async () => {
    const { oldToken, newToken, newEmail, ...customer } = await asked();
    const answers = await Promise.all([confirm(oldToken), confirm(newToken)]);
    expect(
      answers.map((answer) => answer.json<ConfirmEmailChangeAnswer>().state).toSorted(),
    ).toEqual(["changed", "waiting"]);
    expect((await shop.browser().signIn(newEmail, password)).json()).toMatchObject({
      id: customer.id,
    });
  });

  it("ends all other sessions, links to a new password and to set up, and open merges", async () => {
    const { visitor, email, id, oldToken, newToken } = await asked();
    const telephone = shop.browser();
    await telephone.signIn(email, password);
    const other = await shop.newCustomer();
    await shop.web.database.execute(sql`
      with reset as (insert into shop.password_reset_token (token_hash, account_id) values ('\\x01', ${id})),
      merge as (insert into shop.account_merge (kept_account_id, merged_account_id, token_hash)
        values (${other.id}, ${id}, '\\x03'))
      insert into shop.account_setup_token (token_hash, account_id) values ('\\x02', ${id})`);
    await confirm(oldToken);
    expect((await telephone.get("user")).statusCode).toBe(200);
    await confirm(newToken, visitor);
    expect((await telephone.get("user")).statusCode).toBe(401);
    expect((await visitor.get("user")).statusCode).toBe(200);
    expect((await other.visitor.get("user")).statusCode).toBe(200);
    const { rows } = await shop.web.database.execute(sql`
      select token_hash from shop.password_reset_token where account_id = ${id}
      union all select token_hash from shop.account_setup_token where account_id = ${id}
      union all select token_hash from shop.account_merge where merged_account_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it("keeps a session only where it is the account's own", async () => {
    const { visitor, id, oldToken, newToken } = await asked();
    const stranger = await shop.newCustomer();
    await confirm(oldToken);
    await confirm(newToken, stranger.visitor);
    expect((await visitor.get("user")).statusCode).toBe(401);
    expect((await stranger.visitor.get("user")).json()).toMatchObject({ id: stranger.id });
    const { rows } = await shop.web.database.execute(
      sql`select from shop.session where account_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });

  it("takes newsletter, cart and beta along, unless the new address has its own", async () => {
    const keep = (email: string, words: string) =>
      shop.web.database.execute(sql`
        with kept as (insert into shop.newsletter_subscriber (email, language, confirmed_at)
          values (${email}, 'en', now())),
        tried as (insert into shop.beta_signup (program, email, first_name, last_name, birth_year, language)
          values ('ios-app', ${email}, 'Nina', 'Ray', 1990, 'en'))
        insert into shop.cart_snapshot (email, items) values (${email}, ${`["${words}"]`}::jsonb)`);
    const kept = async (email: string) => {
      const { rows } = await shop.web.database.execute<{ words: string }>(sql`
        select items ->> 0 as words from shop.cart_snapshot
          join shop.newsletter_subscriber using (email)
          join shop.beta_signup using (email) where email = ${email}`);
      return rows.map(({ words }) => words);
    };
    const [follower, settled] = [await asked(), await asked()];
    await keep(follower.email, "old");
    await keep(settled.email, "old");
    await keep(settled.newEmail, "new");
    for (const { oldToken, newToken } of [follower, settled]) {
      await confirm(oldToken);
      expect((await confirm(newToken)).json<ConfirmEmailChangeAnswer>().state).toBe("changed");
    }
    expect([await kept(follower.email), await kept(follower.newEmail)]).toEqual([[], ["old"]]);
    expect([await kept(settled.email), await kept(settled.newEmail)]).toEqual([["old"], ["new"]]);
  });

  it("takes wished prices along one by one, and coupons that are not used; nothing stays behind", async () => {
    const { email, newEmail, oldToken, newToken } = await asked();
    const code = (name: string) => `${name}-${newEmail}`.toUpperCase();
    await shop.web.database.execute(sql`
      with wished as (insert into shop.price_alert (email, path, currency, amount, language) values
        (${email}, 'choir', 'EUR', 100, 'en'), (${email}, 'vocodist', 'EUR', 100, 'en'),
        (${newEmail}, 'choir', 'EUR', 200, 'en')),
      used as (insert into shop.coupon_use (code, person, provider_order_id)
        values (${code("used")}, ${email}, ${code("order")}))
      insert into shop.coupon (code, worth, combine, for_email, once_per_person) values
        (${code("open")}, '{}', true, ${email}, true), (${code("used")}, '{}', true, ${email}, true)`);
    await confirm(oldToken);
    await confirm(newToken);
    const { rows } = await shop.web.database.execute(sql`
      select email, path || ' ' || amount as kept from shop.price_alert
       where email in (${email}, ${newEmail})
      union all select for_email, code from shop.coupon
       where code in (${code("open")}, ${code("used")})`);
    expect(Object.fromEntries(rows.map((row) => [row["kept"], row["email"]]))).toEqual({
      "choir 200": newEmail,
      "vocodist 100": newEmail,
      [code("open")]: newEmail,
      [code("used")]: "",
    });
  });

  it("asks for the password, and counts guesses at it", async () => {
    const customer = await shop.newCustomer();
    const answers = [];
    for (let times = 0; times < 12; times += 1)
      answers.push(await ask(customer, newAddress(), "Wrong123"));
    expect(countStatuses(answers)).toEqual({ 403: 10, 429: 2 });
    expect(answers[0]?.json<{ error: string }>().error).toBe("wrongPassword");
    expect(await openChange(customer)).toBeNull();
    expect((await customer.visitor.get("user")).statusCode).toBe(200);
  });

  it("counts them together with those where a passkey or another password is asked for", async () => {
    const customer = await shop.newCustomer();
    const { visitor } = customer;
    for (let times = 0; times < 5; times += 1) {
      expect((await ask(customer, newAddress(), "Wrong123")).statusCode).toBe(403);
      const guess = await visitor.post("passkeys/options", { password: "Wrong123" });
      expect(guess.statusCode).toBe(403);
    }
    expect(refusalOf(await ask(customer, newAddress()))).toEqual([429, "tooManyRequests"]);
    const changed = { current_password: password, password: "Tenor77Window" };
    expect(refusalOf(await visitor.post("/password/change", changed))).toEqual([
      429,
      "tooManyRequests",
    ]);
  });

  it.each(["", "nina", "nina@example.com", "ni na@studio.test", "a\0@studio.test"])(
    "cannot be “%s”",
    async (email) => {
      const customer = await shop.newCustomer();
      expect(refusalOf(await ask(customer, email))).toEqual([400, "invalidEmail"]);
    },
  );

  it("cannot be the one that the account has", async () => {
    const customer = await shop.newCustomer();
    const same = ` ${customer.email.toUpperCase()}`;
    expect(refusalOf(await ask(customer, same))).toEqual([400, "invalidEmail"]);
  });

  it("that has an account already is answered alike, and its owner is not troubled", async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const free = await ask(customer, newAddress());
    await shop.mailsTo(customer.email, 1);
    const taken = await ask(customer, other.email);
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(await openChange(customer)).toMatchObject({ newEmail: other.email });
    const [, old] = await shop.mailsTo(customer.email, 2);
    await shop.mailsTo(other.email, 0);
    const answer = await confirm(tokenIn(old));
    expect(answer.json()).toEqual({ state: "waiting", newEmail: other.email });
    expect(await emailOf(customer)).toBe(customer.email);
  });

  it("that somebody takes meanwhile stays theirs", async () => {
    const { oldToken, newToken, newEmail, ...customer } = await asked();
    await shop.browser().createAccount(newEmail);
    await confirm(oldToken);
    expect(refusalOf(await confirm(newToken))).toEqual([400, "linkExpired"]);
    expect(await emailOf(customer)).toBe(customer.email);
    expect(await openChange(customer)).toBeNull();
  });

  it("is over when its owner takes it back, asks for another one, or a day has passed", async () => {
    const [withdrawn, renewed, late] = [await asked(), await asked(), await asked()];
    expect((await withdrawn.visitor.delete("user/email-change")).statusCode).toBe(204);
    expect((await withdrawn.visitor.delete("user/email-change")).statusCode).toBe(204);
    await ask(renewed, newAddress());
    await letPass(late.id, "24 hours 1 minute");
    for (const customer of [withdrawn, renewed, late])
      for (const token of [customer.oldToken, customer.newToken])
        expect(refusalOf(await confirm(token))).toEqual([400, "linkExpired"]);
    expect(await openChange(late)).toBeNull();
    expect(await openChange(withdrawn)).toBeNull();
  });

  it("is open for those alone whose it is", async () => {
    const [customer, stranger] = [await asked(), await shop.newCustomer()];
    expect(await openChange(stranger)).toBeNull();
    await stranger.visitor.delete("user/email-change");
    expect(await openChange(customer)).toMatchObject({ newEmail: customer.newEmail });
    for (const call of ["get", "delete"] as const)
      expect((await shop.browser()[call]("user/email-change")).statusCode).toBe(401);
  });
});

describe("the link of a mail", () => {
  it("works once, and for its own mailbox", async () => {
    const { oldToken, ...customer } = await asked();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(oldToken)));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 4 });
    const change = await openChange(customer);
    expect([change?.isOldConfirmed, change?.isNewConfirmed]).toEqual([true, false]);
  });

  it.each(["", "x", createToken()])("is refused where nobody was sent it: “%s”", async (token) => {
    expect(refusalOf(await confirm(token))).toEqual([400, "linkExpired"]);
  });

  it("does nothing by being fetched, and is stored nowhere", async () => {
    const { oldToken, newToken, ...customer } = await asked();
    const fetched = await shop.browser().get(`email-change/confirm?token=${oldToken}`);
    expect(fetched.statusCode).toBe(404);
    expect((await openChange(customer))?.isOldConfirmed).toBe(false);
    const { rows } = await shop.web.database.execute<{ kept: string }>(sql`
      select c::text as kept from shop.email_change c
      union all select data::text from jobs.job`);
    expect(rows.length).toBeGreaterThan(2);
    for (const { kept } of rows)
      for (const token of [oldToken, newToken]) {
        expect(kept).not.toContain(token);
        expect(kept).not.toContain(Buffer.from(token).toString("hex"));
      }
  });
});

it("forgets changes that not both mailboxes agreed to in time", async () => {
  const [old, young] = [await asked(), await asked()];
  await deleteOldEmailChanges(shop.web.database);
  await letPass(old.id, "25 hours");
  await letPass(young.id, "23 hours");
  expect(await deleteOldEmailChanges(shop.web.database)).toBe(1);
  expect(await openChange(young)).not.toBeNull();
});

it("a mailbox that is asked again gets a letter that no program takes for the first", async () => {
  const { email, id } = await asked();
  const { rows } = await shop.web.database.execute<{ id: string }>(
    sql`select id from shop.email_change where account_id = ${id}`,
  );
  const job = { changeId: rows[0]?.id ?? "", side: "old" } as const;
  await askMailboxes(shop.worker, settings.PUBLIC_URL).run(job);
  const mails = await shop.mailsTo(email, 2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
});

describe("a licence that is on its way to another person", () => {
  const begin = async (from: { id: number }, toEmail: string) => {
    const { database } = shop.web;
    const { id: licenceId } = await giveLicence(database, from.id, { boughtDaysAgo: 30 });
    const [begun] = await database
      .insert(licenceTransfer)
      .values({ licenceId, fromAccountId: from.id, toEmail })
      .returning({ id: licenceTransfer.id });
    const transferId = begun?.id ?? "";
    const { run } = sendTransferEmails(shop.worker, settings.PUBLIC_URL);
    for (const letter of ["askGiver", "askTaker"] as const) await run({ transferId, letter });
    return transferId;
  };
  const transferOf = async (id: string) => {
    const [row] = await shop.web.database
      .select()
      .from(licenceTransfer)
      .where(eq(licenceTransfer.id, id));
    return row;
  };
  const change = async ({ oldToken, newToken }: { oldToken: string; newToken: string }) => {
    await confirm(oldToken);
    expect((await confirm(newToken)).json()).toMatchObject({ state: "changed" });
  };
  const hashIn = (mails: readonly ReadableMail[], letter: string) =>
    hashToken(tokenIn(mailNamed(mails, `transfer-${letter}`)));

  it("is for the new address of whoever takes it, and the old mailbox has no say", async () => {
    const [giver, taker] = [await shop.newCustomer(), await asked()];
    const id = await begin(giver, taker.email);
    const before = await transferOf(id);
    await change(taker);
    const mails = await shop.mailsTo(taker.newEmail, 3);
    const after = await transferOf(id);
    expect(after?.toEmail).toBe(taker.newEmail);
    expect(after?.takerTokenHash).toEqual(hashIn(mails, "askTaker"));
    expect(after?.takerTokenHash).not.toEqual(before?.takerTokenHash);
    expect(after?.giverTokenHash).toEqual(before?.giverTokenHash);
  });

  it("asks whoever gives it again, at the new address, unless they have agreed", async () => {
    const giver = await asked();
    const [open, agreed] = [await begin(giver, newAddress()), await begin(giver, newAddress())];
    await shop.web.database
      .update(licenceTransfer)
      .set({ giverTokenHash: null, giverConfirmedAt: new Date() })
      .where(eq(licenceTransfer.id, agreed));
    await change(giver);
    const mails = await shop.mailsTo(giver.newEmail, 3);
    expect((await transferOf(open))?.giverTokenHash).toEqual(hashIn(mails, "askGiver"));
    expect((await transferOf(agreed))?.giverTokenHash).toBeNull();
  });

  it("is asked about in no mailbox that somebody leaves while the letter is written", async () => {
    const [giver, taker] = [await shop.newCustomer(), await shop.newCustomer()];
    const id = await begin(giver, taker.email);
    const { run } = sendTransferEmails(shop.worker, settings.PUBLIC_URL);
    for (const [{ id: accountId, email: oldEmail }, letter, hash] of [
      [giver, "askGiver", "giverTokenHash"],
      [taker, "askTaker", "takerTokenHash"],
    ] as const) {
      const newEmail = newAddress();
      const { asking } = await shop.web.transact(async (transaction) => {
        await changeEmail(transaction, { accountId, newEmail, keptSession: null });
        await followAddress(transaction, { accountId, oldEmail, newEmail });
        const settled = Promise.allSettled([run({ transferId: id, letter })]);
        await vi.waitFor(async () => {
          const { rows } = await shop.web.database.execute(sql`
            select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`);
          expect(rows).toHaveLength(1);
        });
        return { asking: settled };
      });
      expect(await asking).toMatchObject([{ status: "rejected" }]);
      expect((await transferOf(id))?.[hash]).toBeNull();
      await shop.mailsTo(oldEmail, 1);
      await run({ transferId: id, letter });
      const mails = await shop.mailsTo(newEmail, 1);
      expect((await transferOf(id))?.[hash]).toEqual(hashIn(mails, letter));
    }
  });
});
